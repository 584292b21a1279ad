import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../src/adapters/browser/memory-storage';
import { WebDraftStorage } from '../../src/adapters/browser/web-draft-storage';
import { WebUserDataStorage } from '../../src/adapters/browser/web-user-data-storage';
import { pathOf } from '../../src/adapters/router/paths';
import { SERVICES } from '../../src/domain/services';
import { RecordingLogger } from '../contracts/recording-logger';
import { FULL } from '../domain/draft-example';
import { stored } from '../domain/stored';
import { ANYTHING, deepJson, TEXTS, VISIBLE_TEXTS, WRONG_VALUES } from './corpus';
import { GOOD, leave, nonsenseTo, opens } from './customers';
import { ascii, HostileServer, SESSION } from './server';

// Whatever stands in the browser's storages: the app starts, and what it cannot use is left out and logged.

const DEPTH = 100_000;
const MANY = 50_000;
const SESSION_REMOVED = "Storage 'userData': what was stored is not valid and was removed";
const server = new HostileServer();
const hasNothingInherited = () => Object.keys(Object.prototype).length === 0 && !('isLoggedIn' in {}) && !('checked' in {});

/** A few of the texts: below they all are tried. */
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
  const whole = stored(FULL);
  const kept = (path: Path, value: unknown, draft = whole) => {
    const { logger } = readDraft(JSON.stringify({ version: 1, draft: withAt(draft, path, value) }));
    expect(logger.errors.every((line) => line.startsWith("Storage 'bookingDraft': ")), `${path.join('.')} = ${JSON.stringify(value)}`).toBe(true);
    return logger.errors.length === 0;
  };

  test('with anything else at any of its nodes is restored, or left out and logged', () => {
    const paths = nodesOf(whole);
    for (const path of paths) for (const value of VALUES) kept(path, value);
    expect(hasNothingInherited()).toBe(true);
    expect(paths.length).toBeGreaterThan(90);
  });

  // One text in place of another changes little: below they all are changed at once.
  test.each(VALUES.filter((value) => typeof value !== 'string').map((value) => ({ name: JSON.stringify(value), value })))('with $name at all nodes that take it opens on every page', async ({ value }) => {
    // From the leaves up: what stands in place of a part takes all of the part's own nodes away.
    const leaves = nodesOf(whole).filter((path) => typeof readAt(whole, path) !== 'object');
    await opensEveryPage(ascii({ version: 1, draft: leaves.reduce((draft, path) => (kept(path, value, draft) ? withAt(draft, path, value) : draft), whole) }));
    const parts = nodesOf(whole).filter((path) => path.length > 0 && typeof readAt(whole, path) === 'object' && kept(path, value));
    for (const path of parts) await opensEveryPage(ascii({ version: 1, draft: withAt(whole, path, value) }), [SERVICES.find((each) => path.includes(each)) ?? 'walking']);
    expect(hasNothingInherited()).toBe(true);
  });

  const texts = VISIBLE_TEXTS.map((each, index) => ({ ...each, service: SERVICES[index % SERVICES.length]! }));

  test.each(texts)('with $name in all of its texts opens on every page of $service', async ({ text, service }) => {
    expect(FREE_TEXTS.length).toBeGreaterThan(40);
    const draft = FREE_TEXTS.reduce((changed, path) => withAt(changed, path, text), whole);
    await opensEveryPage(ascii({ version: 1, draft }), [service]);
  });

  test.each(Object.entries(DRAFTS_AROUND))('%s: any text at all', async (_name, around) => {
    for (const text of Object.values(JSON_TEXTS)) {
      server.says({ items: [GOOD] });
      const customer = await opens(server, '/walking/1', { draft: around(text) });
      expect(await customer.sees('Good'), text.slice(0, 200)).toBe(true);
      await leave(customer, customer.loggedFailures().filter((line) => line.startsWith("Storage 'bookingDraft': ")));
    }
    expect(hasNothingInherited()).toBe(true);
  });
});

describe('the stored session', () => {
  test('with anything else in any of its fields is a session, or left out and logged', () => {
    for (const field of ['userId', 'token', 'isLoggedIn']) {
      for (const value of [...VALUES, ...ANYTHING.map((each) => each.value)]) {
        const { logger, credentials } = readSession(JSON.stringify({ ...(JSON.parse(SESSION) as object), [field]: value }));
        expect(logger.errors, JSON.stringify(value).slice(0, 80)).toEqual(credentials ? [] : [SESSION_REMOVED]);
        expect(credentials === undefined || Object.keys(credentials).join() === 'userId,token').toBe(true);
      }
    }
  });

  test.each(Object.entries(JSON_TEXTS))('%s is none', async (_name, text) => {
    server.says({ items: [GOOD] });
    const customer = await opens(server, '/walking/1', { userData: text });
    expect(await customer.sees('Good')).toBe(true);
    expect(hasNothingInherited()).toBe(true);
    await leave(customer, [SESSION_REMOVED]);
  });
});

function readDraft(text: string) {
  const { logger, storage } = holding('bookingDraft', text);
  return { logger, draft: new WebDraftStorage({ storage, logger }).read() };
}

function readSession(text: string) {
  const { logger, storage } = holding('userData', text);
  return { logger, credentials: new WebUserDataStorage({ storage, events: new EventTarget(), logger }).read() };
}

function holding(key: string, text: string) {
  const storage = new MemoryStorage();
  storage.setItem(key, text);
  return { storage, logger: new RecordingLogger() };
}

/** Who opens which pages, in one page load each; the login comes first, because it closes its dialog when it is left. */
const READERS = [
  { pages: ['login', 'signUp', 'package', 'schedule'], userData: null },
  { pages: ['summary', 'petDetails', 'address'], userData: SESSION },
] as const;

/** Opens each page of some services with a stored draft, as a visitor and as a customer: each stands there, and says nothing odd. */
async function opensEveryPage(draft: string, services = SERVICES): Promise<void> {
  server.says({ items: [{ id: 7, text: 'Good' }] });
  for (const { pages, userData } of READERS) {
    const [first, ...others] = services.flatMap((service) => pages.map((page) => pathOf({ service, page })));
    const customer = await opens(server, first!, { draft, userData });
    expect(await nonsenseTo(customer), `${first} with ${draft.slice(0, 200)}`).toEqual([]);
    for (const path of others) {
      await customer.movesTo(path);
      await customer.getsAnswers();
      expect(await nonsenseTo(customer), `${path} with ${draft.slice(0, 200)}`).toEqual([]);
    }
    await leave(customer, customer.loggedFailures().filter((line) => line.startsWith("Storage 'bookingDraft': ")));
  }
}
