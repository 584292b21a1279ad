import { setImmediate } from 'node:timers/promises';
import { Demo, type AddressBar } from '../../demo/demo';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import type { Customer } from '../../mocks/db';
import { MemoryStorage } from '../../src/adapters/browser/memory-storage';
import { WebDraftStorage } from '../../src/adapters/browser/web-draft-storage';
import { WebUserDataStorage } from '../../src/adapters/browser/web-user-data-storage';
import type { Device } from '../../src/app/device';
import { RecordingLogger } from '../contracts/recording-logger';
import { BASE_URL } from '../mocks/support';

/** 10 June 2026, 01:30 in India, while it is still 9 June in London. */
export const INSTANT = Date.parse('2026-06-09T20:00:00Z');

/** The day that it is in India at `INSTANT`. */
export const REAL_DAY = '2026-06-10';

/** What a fake browser draws. */
export const PICTURE = 'aGVsbG8=';

/** The address bar of a page that is served at the demo's own place. */
class FakeAddressBar implements AddressBar {
  constructor(private present: { readonly path: string; readonly query: string }) {}

  path(): string {
    return this.present.path;
  }

  query(): string {
    return this.present.query;
  }

  replace(path: string, query: string): void {
    this.present = { path, query };
  }

  hrefOf(path: string, query: string): string {
    return `https://demo.example/in/packages${path}${query}`;
  }
}

interface Tab {
  /** Another demo's storage makes it a reload of its tab. */
  readonly storage?: MemoryStorage;
  readonly path?: string;
  readonly query?: string;
  readonly instant?: number;
  readonly drawPet?: () => Promise<string>;
}

/** A demo that has started in a browser's tab, with all that is around it. */
export function openDemo({
  storage = new MemoryStorage(),
  path = '/walking/1',
  query = '',
  instant = INSTANT,
  drawPet = () => Promise.resolve(PICTURE),
}: Tab = {}) {
  const time = { now: instant };
  const addressBar = new FakeAddressBar({ path, query });
  const logger = new RecordingLogger();
  const devices: Device[] = [];
  let backend: MockBackend | undefined;
  const demo = new Demo({
    systemNow: () => time.now,
    storage,
    logger,
    makeBackend: (options) => {
      backend = createMockBackend({ ...options, baseUrl: BASE_URL });
      return backend;
    },
    show: (device) => void devices.push(device),
    addressBar,
    drawPet,
  });
  demo.start();
  return {
    demo,
    backend: backend!,
    storage,
    addressBar,
    logger,
    time,
    /** The devices that the app was shown on, one after the other. */
    devices,
    device: () => devices.at(-1)!,
    draftStorage: draftStoreOf(storage),
    userDataStorage: new WebUserDataStorage({ storage, events: new EventTarget(), logger: new RecordingLogger() }),
  };
}

/** A demo as a test holds it. */
export type OpenedDemo = ReturnType<typeof openDemo>;

/** The customer of the database whose session the app has; undefined for a visitor. */
export function loggedInCustomer({ backend, userDataStorage }: OpenedDemo): Customer | undefined {
  const session = userDataStorage.read();
  if (!session) return undefined;
  const customer = backend.db.customer.getAll().find(({ id }) => id === session.userId);
  if (customer?.token !== session.token) throw new Error('The app has a session that the backend does not know.');
  return customer;
}

/** The names of the pets that a demo's database knows. */
export function petsOf({ backend }: OpenedDemo): readonly string[] {
  return backend.db.pet.getAll().map(({ name }) => name);
}

/** The store in which the app keeps its draft. */
export function draftStoreOf(storage: Device['tabStorage']): WebDraftStorage {
  return new WebDraftStorage({ storage, logger: new RecordingLogger() });
}

/** Lets everything come to its end that waits for no timer. */
export async function settle(): Promise<void> {
  await setImmediate();
}
