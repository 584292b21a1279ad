import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deepJson, TEXTS, VISIBLE_TEXTS } from './corpus';
import { ITEMS, keptOf, NAMES } from './hostile-draft';
import { HostilePhone } from './hostile-phone';
import { SESSION } from './hostile-server';

// The production build at 360 px, with every text in every place that shows one: read as a text, and nothing moved by it.

const STARTING_UP_IN_MILLISECONDS = 60_000;
const TIME_LIMIT_IN_MILLISECONDS = 30_000;

let phone: HostilePhone;

beforeAll(async () => {
  phone = await HostilePhone.start();
}, STARTING_UP_IN_MILLISECONDS);

afterAll(() => phone?.stop());

describe('what the server says', { timeout: TIME_LIMIT_IN_MILLISECONDS }, () => {
  test.each([
    ['/walking/1', 'a name', undefined],
    ['/training/1', 'a name and add-ons', undefined],
    ['/grooming/1', 'names, trims and add-ons', undefined],
    ['/grooming/2', 'what was chosen', SESSION],
    ['/training/2', 'what was chosen', SESSION],
    ['/grooming/address', 'addresses', SESSION],
    ['/grooming/petDetails', 'pets', SESSION],
    ['/grooming/summary', 'all of it', SESSION],
    ['/training/summary', 'all of it', SESSION],
  ])('on %s every text stands as it is: %s', async (path, _what, userData) => {
    await phone.opens(path, { items: ITEMS }, { bookingDraft: keptOf(), ...(userData && { userData }) });
    expect(new URL(phone.page.url()).pathname).toBe(`/in/packages${path}`);
    expect(await phone.complaints()).toEqual([]);
    expect(await phone.misses(path === '/training/2' ? NAMES.slice(0, 1) : NAMES)).toEqual([]);
  });

  test('a refused booking is told in its words', async () => {
    const items = ITEMS.slice(0, 1);
    await phone.opens('/walking/summary', { items }, { bookingDraft: keptOf({ selectedPetIds: [1] }), userData: SESSION });
    for (const { name, text } of VISIBLE_TEXTS) {
      phone.said = { items, message: text };
      await phone.presses('Get Best Quotes');
      const alert = phone.page.getByRole('alertdialog');
      await alert.waitFor();
      expect([name, await alert.locator('p').evaluate((p) => p.textContent), await phone.complaints()]).toEqual([name, text.trim(), []]);
      await phone.presses('OK');
    }
  });

  test('breeds are suggested as they are called', async () => {
    await phone.opens('/walking/petDetails', { items: ITEMS }, { bookingDraft: keptOf(), userData: SESSION });
    for (const name of NAMES) {
      await phone.types(['breed'], '');
      await phone.types(['breed'], name);
      expect(await phone.complaints(), name.slice(0, 60)).toEqual([]);
      expect(await phone.misses([name])).toEqual([]);
    }
  });
});

describe('what the browser keeps', { timeout: TIME_LIMIT_IN_MILLISECONDS }, () => {
  const removed = (key: string) => `Storage '${key}': what was stored is not valid and was removed`;

  test.each([
    ['no JSON', '{"version":1,', [removed('userData'), removed('bookingDraft')]],
    ['lists within lists', deepJson(100_000), [removed('userData'), removed('bookingDraft')]],
    ['a text of a million letters', JSON.stringify('x'.repeat(1_000_000)), [removed('userData'), removed('bookingDraft')]],
    ['another prototype', '{"__proto__":{"version":1,"userId":7,"token":"x"}}', [removed('userData'), removed('bookingDraft')]],
  ])('%s is left out', async (_name, text, logged) => {
    await phone.opens('/walking/1', { items: ITEMS.slice(0, 1) }, { userData: text, bookingDraft: text });
    expect(phone.logged.toSorted()).toEqual(logged.toSorted());
    expect(await phone.complaints()).toEqual([]);
    expect(await phone.misses(NAMES.slice(0, 1))).toEqual([]);
  });

  test('a storage that is full keeps nothing, and the booking goes on', async () => {
    await phone.opens('/walking/1', { items: ITEMS.slice(0, 1) });
    await phone.page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (;;) sessionStorage.setItem(`${size} ${sessionStorage.length}`, 'x'.repeat(size));
        } catch {
          // Then with less.
        }
      }
    });
    await phone.page.getByRole('radio', { name: '1 Walk' }).check();
    await phone.page.getByRole('radio', { name: 'Mon - Fri' }).check();
    expect(await phone.page.getByRole('radio', { name: '1 Walk' }).isChecked()).toBe(true);
    expect(new Set(phone.logged)).toEqual(new Set(["Storage 'bookingDraft': could not be written (QuotaExceededError)"]));
    expect(await phone.complaints()).toEqual([]);
  });
});

describe('the address', { timeout: TIME_LIMIT_IN_MILLISECONDS }, () => {
  const mark = encodeURI(TEXTS.find(({ name }) => name === 'an image')!.text);

  test.each([
    ['/in/packages/walking/1', `?x=${mark}&__proto__[a]=1&demo=x#${mark}`, '/in/packages/walking/1'],
    ['/in/packages/walking/1', '#javascript:alert(1)', '/in/packages/walking/1'],
    ['/in/packages/WALKING//1/', '?%', '/in/packages/WALKING//1/'],
    ['/in/packages/walking/%', '', undefined],
    ['/in/packages/%00', '', undefined],
    ['/in/packages/walking/%E0%A4%A', '', undefined],
    ['/in/packages/walking/1%0d%0aX:1', '', undefined],
    [`/in/packages/${mark}`, '', undefined],
    [`/in/packages/${'a'.repeat(8000)}`, '', undefined],
    ['/in/packages//evil.example', '', undefined],
    ['/in/packages/javascript:alert(1)', '', undefined],
    ['/in/packages/__proto__', '', undefined],
    ['/in/packages/walking/constructor', '', undefined],
    ['/in/packages/%2e%2e%2f%2e%2e/', '', undefined],
    ['/in/packages/%E2%80%AEgnp.eciohc', '', undefined],
    ['//evil.example/walking/1', '', '/in/packages//evil.example/walking/1'],
    ['/\\evil.example', '', undefined],
  ].map(([path = '', rest = '', landing]) => ({ name: (path + rest).slice(0, 60), path, rest, landing })))('$name leads to a page of the app', async ({ path, rest, landing }) => {
    await phone.opensAddress(path + rest, { items: ITEMS.slice(0, 1) });
    const { pathname, search, hash } = new URL(phone.page.url());
    expect(pathname.startsWith('/in/packages/'), pathname.slice(0, 80)).toBe(true);
    expect([landing ?? pathname, search + hash]).toEqual([pathname, new URL(rest, 'http://any.example/').href.slice('http://any.example/'.length)]);
    expect([phone.logged, await phone.complaints()]).toEqual([[], []]);
  });
});
