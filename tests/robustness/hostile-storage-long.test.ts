import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiJson } from './changed-answers';
import { pageOf } from '../support/pages';
import { PERSONAS } from '../support/personas';
import { closeApp, openApp } from './open-app';
import { TEXTS, WRONG_VALUES } from './texts';

// The browser's storages may hold anything. The app starts all the same, and logs and drops what it cannot use.

const Asha = PERSONAS.Asha!;
const FIRST = pageOf('walking', 'package page');
const VALUES: readonly unknown[] = [...WRONG_VALUES, ...TEXTS.map(({ text }) => text), Number.MAX_VALUE, '9999-99-99', '2999-12-31'];
const LOGGED = /^Storage '(bookingDraft|userData)': /;
const isUnspoilt = () => Object.keys(Object.prototype).length === 0 && !('isLoggedIn' in {});

const WHOLE_TEXTS: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'half an object': '{"version":1,"draft":',
  'a page': '<!doctype html><title>x</title>',
  'lists within lists': '['.repeat(100_000) + ']'.repeat(100_000),
  'a long text': JSON.stringify('x'.repeat(1_000_000)),
  'another prototype': '{"__proto__":{"isLoggedIn":true,"version":1,"userId":7,"token":"x"},"constructor":{"prototype":{"isLoggedIn":true}}}',
  'no number': '1e999',
  NUL: '\0',
};

type Path = readonly string[];

/** The paths to all parts of a value, including itself. */
function partsOf(value: unknown, path: Path = []): readonly Path[] {
  return [path, ...(typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, each]) => partsOf(each, [...path, name])) : [])];
}

/** A copy of a value with another value as one of its parts. */
function replaced(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other;
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  Reflect.set(copy, name, replaced(Reflect.get(value as object, name), rest, other));
  return copy;
}

test.each(Object.entries(WHOLE_TEXTS))('%s in both storages', async (_name, text) => {
  for (const draft of [text, `{"version":1,"draft":${text}}`]) {
    const { customer } = await openApp(FIRST, Asha, { stored: [['bookingDraft', draft]], userData: text });
    expect(await customer.isOffered('Next')).toBe(true);
    await closeApp(customer, LOGGED);
  }
  expect(isUnspoilt()).toBe(true);
});

test.each(['walking', 'training', 'grooming'] as const)('anything as any part of a stored booking of %s', async (service) => {
  const { customer } = await openApp(pageOf(service, 'summary'), Asha);
  const [[key, text] = ['', '']] = await customer.driver.sessionEntries();
  await customer.leaves();
  const whole: unknown = JSON.parse(text);
  const anyPart = fc.constantFrom(...partsOf(whole).filter(([, part, name]) => part !== 'bookings' || name === undefined || name === service));
  const anyPage = fc.constantFrom('package page', 'date page', 'address page', 'pet page', 'summary');
  const property = fc.asyncProperty(anyPart, fc.constantFrom(...VALUES), anyPage, async (part, value, pageName) => {
    const opened = await openApp(pageOf(service, pageName), Asha, { stored: [[key, asciiJson(replaced(whole, part, value))]] });
    expect((await opened.customer.driver.read('pressables')).length).toBeGreaterThan(0);
    await closeApp(opened.customer, LOGGED);
  });
  await fc.assert(property, { numRuns: 30, seed: Number(process.env.ROBUSTNESS_SEED ?? 20_261_120) });
  expect(isUnspoilt()).toBe(true);
});

test.each(['userId', 'token', 'isLoggedIn'])('anything as %s of the stored session', async (field) => {
  for (const value of WRONG_VALUES) {
    const { customer } = await openApp(FIRST, Asha, { stored: [], userData: asciiJson({ userId: 101, token: 'a-token', isLoggedIn: true, [field]: value }) });
    expect(await customer.isOffered('Next'), JSON.stringify(value)).toBe(true);
    // A session that looks right is tried, and the server refuses it (decision P4).
    await closeApp(customer, /^(Storage 'userData': |GET \S+: status 401)/);
  }
});
