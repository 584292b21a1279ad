import { describe, expect, test } from 'vitest';
import { CoreApp } from '../../features/assemblies/core-app';
import { CoreDevice } from '../../features/assemblies/core-device';
import { STORY_BEGINS_AT } from '../../features/support/world';
import { MemoryStorage } from '../../src/adapters/browser/memory-storage';
import { WebDraftStore } from '../../src/adapters/browser/web-draft-store';
import { WebUserDataStore } from '../../src/adapters/browser/web-user-data-store';
import type { Platform } from '../../src/app/container';
import { formatRupees } from '../../src/domain/money';
import { pathOf } from '../../src/domain/paths';
import type { Page } from '../../src/domain/progress';
import { SERVICES, type Service } from '../../src/domain/services';
import { RecordingLogger } from '../contracts/recording-logger';
import { FULL } from '../domain/draft-example';
import { stored } from '../domain/stored';
import { AnsweringServer, BASE_URL } from './answering';
import { deepJson, TEXTS, VISIBLE_TEXTS, WRONG_VALUES } from './corpus';
import { USER_ID } from './hostile-server';
import { quietConsole } from './quiet-console';

// Whatever stands in the browser's storages: the app starts, and what it cannot use is left out and logged.

const DEPTH = 100_000;
const MANY = 50_000;
const SESSION = { userId: USER_ID, token: 'a-token', isLoggedIn: true };

const server = new AnsweringServer();
const thrown = quietConsole();
const hasNothingInherited = () => Object.keys(Object.prototype).length === 0 && !('isLoggedIn' in {}) && !('checked' in {});

/** A few of the texts: what a store keeps it does not look at any closer. */
const SOME_TEXTS = TEXTS.filter(({ name }) => ['an image', 'the prototype', 'isolates', 'NUL', 'lone surrogates', 'an address without a space'].includes(name));
const VALUES: readonly unknown[] = [...WRONG_VALUES, ...SOME_TEXTS.map(({ text }) => text), Number.MAX_VALUE, Number.MIN_SAFE_INTEGER, '9999-99-99', '2999-12-31'];

type Path = readonly (string | number)[];

/** The way to each node of a value, itself included. */
function nodesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, each]) => nodesOf(each, [...path, name]))];
}

function readAt(value: unknown, path: Path): unknown {
  return path.reduce((part, name) => Reflect.get(part as object, name) as unknown, value);
}

/** A value in which another stands at a node. */
function withAt(value: unknown, [name, ...rest]: Path, replacement: unknown): unknown {
  if (name === undefined) return replacement;
  const changed: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  Reflect.set(changed, name, withAt(Reflect.get(value as object, name), rest, replacement));
  return changed;
}

/** The ways to the texts of a draft that may be any; ids may not be half a sign. */
const FREE_TEXTS = nodesOf(stored(FULL)).filter((path) => {
  const isText = typeof readAt(stored(FULL), path) === 'string';
  return isText && readDraft(JSON.stringify({ version: 1, draft: withAt(stored(FULL), path, '\ud800') })).logger.errors.length === 0;
});

/** JSON texts, and texts that are none. */
const JSON_TEXTS: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'half an object': '{"version":1,"draft":',
  'a page': '<!doctype html><title>x</title>',
  'lists within lists': deepJson(DEPTH),
  'a long list': `[${'0,'.repeat(MANY)}0]`,
  'a long text': JSON.stringify('x'.repeat(1_000_000)),
  'another prototype': '{"__proto__":{"isLoggedIn":true,"checked":true,"version":1,"userId":7,"token":"x"},"constructor":{"prototype":{"isLoggedIn":true}}}',
  'no number': '1e999',
  'a half sign': '"\\ud800"',
  NUL: '\0',
  ...Object.fromEntries(WRONG_VALUES.map((value) => [`the value ${JSON.stringify(value)}`, JSON.stringify(value)])),
};

const DRAFTS_AROUND = {
  'as it is': (text: string) => text,
  'as the draft': (text: string) => `{"version":1,"draft":${text}}`,
  'beside a good draft': (text: string) => `{"version":1,"draft":${JSON.stringify(FULL)},"more":${text}}`,
  'in a good draft': (text: string) => `{"version":1,"draft":${JSON.stringify(FULL).slice(0, -1)},"__proto__":${text}}}`,
} as const;

describe('the stored draft', () => {
  test('with anything else at any of its nodes is restored, or left out and logged; every page opens with it', async () => {
    const paths = nodesOf(stored(FULL));
    for (const path of paths) {
      for (const value of VALUES) {
        const text = JSON.stringify({ version: 1, draft: withAt(stored(FULL), path, value) });
        const { logger, draft } = readDraft(text);
        const isKept = logger.errors.length === 0;
        expect(isKept || logger.errors[0]!.startsWith("Storage 'bookingDraft': "), `${path.join('.')} = ${JSON.stringify(value)}`).toBe(true);
        if (!isKept) continue;
        expect(draft).toBeDefined();
        const service = SERVICES.find((each) => path.includes(each)) ?? 'walking';
        // One text in place of another changes little: below they all are changed at once.
        const readers = path.some((name) => VISITORS_OWN.includes(name)) ? READERS.slice(0, 1) : READERS.slice(1);
        if (typeof value !== 'string') await opensEveryPage(text, service, `${path.join('.')} = ${JSON.stringify(value)}`, readers);
      }
    }
    expect(thrown()).toEqual([]);
    expect(hasNothingInherited()).toBe(true);
    expect(paths.length).toBeGreaterThan(90);
  }, 60_000);

  test.each(VISIBLE_TEXTS)('with $name in all of its texts opens on every page', async ({ text }) => {
    expect(FREE_TEXTS.length).toBeGreaterThan(40);
    const draft = FREE_TEXTS.reduce((changed, path) => withAt(changed, path, text), stored(FULL));
    for (const service of SERVICES) expect((await opensEveryPage(JSON.stringify({ version: 1, draft }), service, '')).errors).toEqual([]);
    expect(thrown()).toEqual([]);
  });

  test.each(Object.entries(DRAFTS_AROUND))('%s: any text at all', async (_name, around) => {
    for (const [name, text] of Object.entries(JSON_TEXTS)) {
      const logger = await opensEveryPage(around(text), 'walking', name);
      expect(logger.errors.filter((line) => !line.startsWith("Storage 'bookingDraft': ")), name).toEqual([]);
    }
    expect(thrown()).toEqual([]);
    expect(hasNothingInherited()).toBe(true);
  }, 30_000);
});

describe('the stored session', () => {
  test('with anything else in any of its fields is a session, or left out and logged', () => {
    for (const field of ['userId', 'token', 'isLoggedIn']) {
      for (const value of [...VALUES, ...TEXTS.map(({ text }) => text)]) {
        const { logger, credentials } = readSession(JSON.stringify({ ...SESSION, [field]: value }));
        expect(logger.errors, JSON.stringify(value).slice(0, 80)).toEqual(credentials ? [] : ["Storage 'userData': what was stored is not valid and was removed"]);
        expect(credentials === undefined || Object.keys(credentials).join() === 'userId,token').toBe(true);
      }
    }
  });

  test.each(Object.entries(JSON_TEXTS))('%s is none', async (_name, text) => {
    const { logger, credentials } = readSession(text);
    expect(credentials).toBeUndefined();
    expect(logger.errors).toEqual(["Storage 'userData': what was stored is not valid and was removed"]);
    server.says({ items: [{ id: 1, text: 'Express' }] });
    const customer = server.customer(text);
    await customer.opens('/walking/1');
    await customer.allThatIsSaid();
    await server.settles();
    expect(customer.loggedFailures()).toEqual(logger.errors);
    expect(await customer.sees('Express')).toBe(true);
    expect(thrown()).toEqual([]);
    expect(hasNothingInherited()).toBe(true);
    await customer.leaves();
  });
});

function readDraft(text: string) {
  const { logger, storage } = holding('bookingDraft', text);
  return { logger, draft: new WebDraftStore({ storage, logger }).read() };
}

function readSession(text: string) {
  const { logger, storage } = holding('userData', text);
  return { logger, credentials: new WebUserDataStore({ storage, events: new EventTarget(), logger }).read() };
}

function holding(key: string, text: string) {
  const storage = new MemoryStorage();
  storage.setItem(key, text);
  return { storage, logger: new RecordingLogger() };
}

/** Opens each page of a service with a stored draft, as a visitor and as a customer or as one of them; answers what was logged of the draft. */
async function opensEveryPage(text: string, service: Service, what: string, readers = READERS): Promise<RecordingLogger> {
  server.says({ items: [{ id: 7, text: 'Good' }] });
  const { logger, storage } = holding('bookingDraft', text);
  for (const { pages, userData } of readers) {
    const device = new CoreDevice(
      { startsAt: STORY_BEGINS_AT, timeZone: 'Asia/Kolkata', location: 'unavailable', isPhone: true, hasServiceWorkers: false, localStorage: new Map(userData) },
      { apiBaseUrl: BASE_URL },
    );
    const platform: Platform = { ...device.platform(), draftStore: new WebDraftStore({ storage, logger }) };
    device.history.open(pathOf(service, pages[0]!));
    const app = new CoreApp(platform, device.history);
    for (const page of pages) {
      device.history.goTo(pathOf(service, page));
      const { texts, fields } = await app.page();
      const said = [...texts, ...Object.values(fields).flatMap(({ values }) => values), formatRupees(app.funnel.total), ...app.funnel.headline];
      expect(said.filter((each) => NONSENSE.test(each ?? '')), what).toEqual([]);
    }
    await server.settles();
    app.unload();
  }
  return logger;
}

/** The parts of a draft that only a visitor's pages read. */
const VISITORS_OWN: readonly (string | number)[] = ['signUp', 'loginPhoneNumber', 'sentOtp'];

interface Reader {
  readonly pages: readonly Page[];
  readonly userData: readonly [string, string][];
}

/** Who opens which pages; the login comes first, because it closes its dialog when it is left. */
const READERS: readonly Reader[] = [
  { pages: ['login', 'signUp', 'package', 'schedule'], userData: [] },
  { pages: ['summary', 'petDetails', 'address'], userData: [['userData', JSON.stringify(SESSION)]] },
];

/** What only programs say. */
const NONSENSE = /undefined|NaN|\[object|Infinity|\de\+/;
