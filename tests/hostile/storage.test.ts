import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { WebDraftStorage } from '../../src/adapters/browser/web-draft-storage';
import { WebCredentialsStorage } from '../../src/adapters/browser/web-credentials-storage';
import { pathOfDestination } from '../../src/adapters/router/paths';
import { SERVICES } from '../../src/domain/services';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { FULL_DRAFT } from '../domain/draft-example';
import { stored } from '../domain/stored';
import { HOSTILE_VALUES, deepJson, TEXTS, VISIBLE_TEXTS, WRONG_VALUES } from './corpus';
import { HARMLESS, closeApp, programWordsOn, openApp } from './open-app';
import { asciiJson, HostileServer, SESSION } from './server';

// The browser's storages may hold anything. The app starts, and logs and ignores values that it cannot use.

const DEPTH = 100_000;
const MANY = 50_000;
const SESSION_REMOVED = "Storage 'userData': what was stored is not valid and was removed";
const server = new HostileServer();
const hasNothingInherited = () => Object.keys(Object.prototype).length === 0 && !('isLoggedIn' in {}) && !('checked' in {});

/** Some of the corpus's texts, because each is tried at every place of the draft. Tests of the pages try all texts. */
const SOME_TEXTS = TEXTS.filter(({ name }) => ['an image', 'the prototype', 'isolates', 'NUL', 'lone surrogates', 'an address without a space'].includes(name));
const VALUES: readonly unknown[] = [...WRONG_VALUES, ...SOME_TEXTS.map(({ text }) => text), Number.MAX_VALUE, Number.MIN_SAFE_INTEGER, '9999-99-99', '2999-12-31'];

type Path = readonly (string | number)[];

/** The paths to all nodes of a value, including itself. */
function nodesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, each]) => nodesOf(each, [...path, name]))];
}

function readAt(value: unknown, path: Path): unknown {
  return path.reduce((part, name) => Reflect.get(part as object, name) as unknown, value);
}

/** A copy of a value with another value at one node. */
function withAt(value: unknown, [name, ...rest]: Path, replacement: unknown): unknown {
  if (name === undefined) return replacement;
  const changed: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  Reflect.set(changed, name, withAt(Reflect.get(value as object, name), rest, replacement));
  return changed;
}

/** The paths to the draft's free texts. Unlike an id, a free text may be a lone surrogate. */
const FREE_TEXTS = nodesOf(stored(FULL_DRAFT)).filter((path) => {
  const isText = typeof readAt(stored(FULL_DRAFT), path) === 'string';
  return isText && readDraft(JSON.stringify({ version: 1, draft: withAt(stored(FULL_DRAFT), path, '\ud800') })).logger.errors.length === 0;
});

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
  'beside a good draft': (text: string) => `{"version":1,"draft":${JSON.stringify(FULL_DRAFT)},"more":${text}}`,
  'in a good draft': (text: string) => `{"version":1,"draft":${JSON.stringify(FULL_DRAFT).slice(0, -1)},"__proto__":${text}}}`,
} as const;

describe('the stored draft', () => {
  const whole = stored(FULL_DRAFT);
  const kept = (path: Path, value: unknown, draft = whole) => {
    const { logger } = readDraft(JSON.stringify({ version: 1, draft: withAt(draft, path, value) }));
    expect(logger.errors.every((line) => line.startsWith("Storage 'bookingDraft': ")), `${path.join('.')} = ${JSON.stringify(value)}`).toBe(true);
    return logger.errors.length === 0;
  };

  test('with any value at any node is restored, or ignored and logged', () => {
    const paths = nodesOf(whole);
    for (const path of paths) for (const value of VALUES) kept(path, value);
    expect(hasNothingInherited()).toBe(true);
    expect(paths.length).toBeGreaterThan(90);
  });

  // Leaves out texts, because the next test puts a text into all text fields of the draft at once.
  test.each(VALUES.filter((value) => typeof value !== 'string').map((value) => ({ name: JSON.stringify(value), value })))('with $name at all nodes that accept it opens on every page', async ({ value }) => {
    // Replaces the leaves before the inner nodes, because replacing an inner node removes the leaves inside it.
    const leaves = nodesOf(whole).filter((path) => typeof readAt(whole, path) !== 'object');
    await opensEveryPage(asciiJson({ version: 1, draft: leaves.reduce((draft, path) => (kept(path, value, draft) ? withAt(draft, path, value) : draft), whole) }));
    const parts = nodesOf(whole).filter((path) => path.length > 0 && typeof readAt(whole, path) === 'object' && kept(path, value));
    for (const path of parts) await opensEveryPage(asciiJson({ version: 1, draft: withAt(whole, path, value) }), [SERVICES.find((each) => path.includes(each)) ?? 'walking']);
    expect(hasNothingInherited()).toBe(true);
  });

  const texts = VISIBLE_TEXTS.map((each, index) => ({ ...each, service: SERVICES[index % SERVICES.length]! }));

  test.each(texts)('with $name in all of its texts opens on every page of $service', async ({ text, service }) => {
    expect(FREE_TEXTS.length).toBeGreaterThan(40);
    const draft = FREE_TEXTS.reduce((changed, path) => withAt(changed, path, text), whole);
    await opensEveryPage(asciiJson({ version: 1, draft }), [service]);
  });

  test.each(Object.entries(DRAFTS_AROUND))('%s: any text at all', async (_name, around) => {
    for (const text of Object.values(JSON_TEXTS)) {
      server.says({ items: [HARMLESS] });
      const customer = await openApp(server, '/walking/1', { draft: around(text) });
      expect(await customer.sees('Good'), text.slice(0, 200)).toBe(true);
      await closeApp(customer, customer.loggedFailures().filter((line) => line.startsWith("Storage 'bookingDraft': ")));
    }
    expect(hasNothingInherited()).toBe(true);
  });
});

describe('the stored session', () => {
  test('with any value in any field is a session, or ignored and logged', () => {
    for (const field of ['userId', 'token', 'isLoggedIn']) {
      for (const value of [...VALUES, ...HOSTILE_VALUES.map((each) => each.value)]) {
        const { logger, credentials } = readSession(JSON.stringify({ ...(JSON.parse(SESSION) as object), [field]: value }));
        expect(logger.errors, JSON.stringify(value).slice(0, 80)).toEqual(credentials ? [] : [SESSION_REMOVED]);
        expect(credentials === undefined || Object.keys(credentials).join() === 'userId,token').toBe(true);
      }
    }
  });

  test.each(Object.entries(JSON_TEXTS))('%s is no session', async (_name, text) => {
    server.says({ items: [HARMLESS] });
    const customer = await openApp(server, '/walking/1', { userData: text });
    expect(await customer.sees('Good')).toBe(true);
    expect(hasNothingInherited()).toBe(true);
    await closeApp(customer, [SESSION_REMOVED]);
  });
});

function readDraft(text: string) {
  const { logger, storage } = holding('bookingDraft', text);
  return { logger, draft: new WebDraftStorage({ storage, logger }).read() };
}

function readSession(text: string) {
  const { logger, storage } = holding('userData', text);
  return { logger, credentials: new WebCredentialsStorage({ storage, events: new EventTarget(), logger }).read() };
}

function holding(key: string, text: string) {
  const storage = new MemoryStorage();
  storage.setItem(key, text);
  return { storage, logger: new RecordingLogger() };
}

/** Visitors and customers open different pages. Login comes first, because opening any other page closes the dialog for the code. */
const READERS = [
  { pages: ['login', 'signUp', 'package', 'schedule'], userData: null },
  { pages: ['summary', 'petDetails', 'address'], userData: SESSION },
] as const;

/** Opens each page with a stored draft, logged out or logged in. Throws if a page shows words of programs, such as 'undefined' or 'NaN'. */
async function opensEveryPage(draft: string, services = SERVICES): Promise<void> {
  server.says({ items: [{ id: 7, text: 'Good' }] });
  for (const { pages, userData } of READERS) {
    const [first, ...others] = services.flatMap((service) => pages.map((page) => pathOfDestination({ service, page })));
    const customer = await openApp(server, first!, { draft, userData });
    expect(await programWordsOn(customer), `${first} with ${draft.slice(0, 200)}`).toEqual([]);
    for (const path of others) {
      await customer.movesTo(path);
      await customer.waitsUntilIdle();
      expect(await programWordsOn(customer), `${path} with ${draft.slice(0, 200)}`).toEqual([]);
    }
    await closeApp(customer, customer.loggedFailures().filter((line) => line.startsWith("Storage 'bookingDraft': ")));
  }
}
