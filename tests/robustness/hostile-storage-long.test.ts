import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from '../library/pages';
import { PERSONAS } from '../library/personas';
import { asciiJson, closeApp, openApp } from './open-app';
import { TEXTS, WRONG_VALUES } from './texts';

// The browser's storages may hold anything. The app starts all the same, and logs and drops what it cannot use: tests/adapters/browser shows what.

const Asha = PERSONAS.Asha!;
const POLLUTION =
  '{"__proto__":{"isLoggedIn":true,"version":1,"userId":7,"token":"x"},"constructor":{"prototype":{"isLoggedIn":true}}}';
const WHOLE_TEXTS = [
  '',
  '<!doctype html><title>x</title>',
  '['.repeat(100_000) + ']'.repeat(100_000),
  JSON.stringify('x'.repeat(1_000_000)),
  '1e999',
  '\0',
  POLLUTION,
];

test.each(WHOLE_TEXTS.map((text) => ({ text, start: text.slice(0, 40) })))(
  "'$start' in both storages",
  async ({ text }) => {
    for (const draft of [text, `{"version":1,"draft":${text}}`]) {
      const { customer } = await openApp(pageOf('walking', 'package page'), Asha, {
        stored: [['bookingDraft', draft]],
        userData: text,
      });
      expect(await customer.isOffered('Next')).toBe(true);
      await closeApp(customer, /^Storage '(bookingDraft|userData)': /);
    }
    expect([Object.keys(Object.prototype), 'isLoggedIn' in {}]).toEqual([[], false]);
  },
);

test.each(['walking', 'training', 'grooming'] as const)(
  'anything as any part of a stored booking of %s',
  async (service) => {
    const { customer } = await openApp(pageOf(service, 'summary'), Asha);
    const [[key, text] = ['', '']] = await customer.driver.sessionEntries();
    await customer.leaves();
    const anyValue = fc.constantFrom<unknown>(
      ...WRONG_VALUES,
      ...TEXTS.map((each) => each.text),
      Number.MAX_VALUE,
      '9999-99-99',
      '2999-12-31',
    );
    const anyPage = fc.constantFrom('package page', 'date page', 'address page', 'pet page', 'summary');
    const property = fc.asyncProperty(fc.nat(), anyValue, anyPage, async (place, value, pageName) => {
      const opened = await openApp(pageOf(service, pageName), Asha, {
        stored: [[key, asciiJson(withPart(JSON.parse(text), place, value))]],
      });
      expect((await opened.customer.driver.read('pressables')).length).toBeGreaterThan(0);
      await closeApp(opened.customer, /^Storage 'bookingDraft': /);
    });
    await fc.assert(property, { numRuns: 30, seed: Number(process.env.ROBUSTNESS_SEED ?? 20_261_120) });
  },
);

function withPart(whole: unknown, place: number, value: unknown): unknown {
  const parts: (readonly [owner: object, name: string])[] = [];
  JSON.stringify(whole, function (this: object, name, part: unknown) {
    parts.push([this, name]);
    return part;
  });
  // The first part is the whole.
  const [owner, name] = parts[1 + (place % (parts.length - 1))]!;
  Reflect.set(owner, name, value);
  return whole;
}
