import { setImmediate } from 'node:timers/promises';
import { Demo, type AddressBar } from '../../demo/demo';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import type { Customer } from '../../mocks/db';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { CREDENTIALS_FORMAT, DRAFT_FORMAT } from '../../src/adapters/browser/stored-formats';
import { WebStoredValue } from '../../src/adapters/browser/stored-value';
import { BrowserOutwardNavigation } from '../../src/adapters/browser/browser-outward-navigation';
import type { BrowserEnvironment } from '../../src/app/browser-environment';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { BASE_URL, CLOCK } from '../mocks/support';

export const HOUR = 60 * 60 * 1000;

export const REAL_INSTANT = CLOCK.now();

export const REAL_DAY = '2026-06-10';

export const MEERA = { name: 'Meera', email: 'meera@example.com', phone: '9000011111', gender: 'f' };

interface Tab {
  readonly storage?: MemoryStorage;
  readonly path?: string;
  readonly query?: string;
  readonly instant?: number;
}

export function openDemo({
  storage = new MemoryStorage(),
  path = '/walking/1',
  query = '',
  instant = REAL_INSTANT,
}: Tab = {}) {
  let shown = { path, query };
  const addressBar: AddressBar = {
    path: () => shown.path,
    query: () => shown.query,
    replace: (to, asked) => void (shown = { path: to, query: asked }),
    push: (to) => void (shown = { path: to, query: '' }),
    hrefOf: (to, asked) => `https://demo.example/in/packages${to}${asked}`,
  };
  const logger = new RecordingLogger();
  const browsers: BrowserEnvironment[] = [];
  let backend: MockBackend | undefined;
  const demo = new Demo({
    systemNow: () => instant,
    storage,
    brandStorages: [storage],
    logger,
    makeBackend: (options) => (backend = createMockBackend({ ...options, baseUrl: BASE_URL })),
    show: (browser) => void browsers.push(browser),
    applyBrand: () => {},
    addressBar,
    isForOtherDevices: true,
    outwardNavigation: new BrowserOutwardNavigation(),
    petImage: 'aGVsbG8=',
  });
  demo.start();
  return {
    demo,
    backend: backend!,
    storage,
    addressBar,
    logger,
    browsers,
    browser: () => browsers.at(-1)!,
    draftStorage: new WebStoredValue(DRAFT_FORMAT, { storage, logger: new RecordingLogger() }),
    credentialsStorage: new WebStoredValue(CREDENTIALS_FORMAT, { storage, logger: new RecordingLogger() }),
  };
}

export type OpenedDemo = ReturnType<typeof openDemo>;

/** Undefined for a visitor. Throws if the backend does not know the session. */
export function loggedInCustomer({ backend, credentialsStorage }: OpenedDemo): Customer | undefined {
  const session = credentialsStorage.read();
  if (!session) return undefined;
  const customer = backend.db.customer.getAll().find(({ id }) => id === session.userId);
  if (customer?.token !== session.token) throw new Error('The app has a session that the backend does not know.');
  return customer;
}

export function petsOf({ backend }: OpenedDemo): readonly string[] {
  return backend.db.pet.getAll().map(({ name }) => name);
}

export const settle = () => setImmediate();
