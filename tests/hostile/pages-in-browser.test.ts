import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DETAILS } from '../support/details';
import { deepJson, TEXTS, VISIBLE_TEXTS } from './corpus';
import { ITEMS, keptOf, NAMES } from './draft';
import { HostilePhone } from './phone';

// The production build on a small phone, with every text in every place that shows one: read as a text, and nothing moved by it.

let phone: HostilePhone;

beforeAll(async () => {
  phone = await HostilePhone.start();
});

afterAll(() => phone?.stop());

describe('what the server says', () => {
  test.each([
    ['/walking/1', null],
    ['/training/1', null],
    ['/grooming/1', null],
    ['/grooming/2', undefined],
    ['/training/2', undefined],
    ['/grooming/address', undefined],
    ['/grooming/petDetails', undefined],
    ['/grooming/summary', undefined],
    ['/training/summary', undefined],
  ])('on %s every text stands as it is', async (path, userData) => {
    phone.server.says({ items: ITEMS });
    await phone.opens(path, userData === null ? { userData } : {});
    expect((await phone.customer.whereabouts()).path).toBe(path);
    expect(await phone.faults()).toEqual([]);
    expect(await phone.misses(path === '/training/2' ? NAMES.slice(0, 1) : NAMES)).toEqual([]);
  });

  test('a refused booking is told in its words', async () => {
    const items = ITEMS.slice(0, 1);
    phone.server.says({ items });
    await phone.opens('/walking/summary', { draft: keptOf({ selectedPetIds: [1] }) });
    for (const { name, text } of VISIBLE_TEXTS) {
      phone.server.says({ items, message: text });
      await phone.customer.presses('Get Best Quotes');
      await phone.page.getByRole('alertdialog').waitFor();
      expect([name, await phone.misses([text.trim()]), await phone.faults()]).toEqual([name, [], []]);
      await phone.presses('OK');
      await phone.page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    }
  });

  test('breeds are suggested as they are called', async () => {
    phone.server.says({ items: ITEMS });
    await phone.opens('/walking/petDetails', { draft: keptOf({ isPetFormOpen: true }) });
    const breed = { role: 'combobox', name: 'Breed' };
    for (const name of NAMES) {
      await phone.types([breed], '');
      await phone.types([breed], name);
      expect(await phone.faults(), name.slice(0, 60)).toEqual([]);
      expect(await phone.misses([name])).toEqual([]);
    }
  });
});

describe('what the browser keeps', () => {
  const removed = (key: string) => `Storage '${key}': what was stored is not valid and was removed`;

  test.each([
    ['no JSON', '{"version":1,', [removed('userData'), removed('bookingDraft')]],
    ['lists within lists', deepJson(100_000), [removed('userData'), removed('bookingDraft')]],
    ['a text of a million letters', JSON.stringify('x'.repeat(1_000_000)), [removed('userData'), removed('bookingDraft')]],
    ['another prototype', '{"__proto__":{"version":1,"userId":7,"token":"x"}}', [removed('userData'), removed('bookingDraft')]],
  ])('%s is left out', async (_name, text, logged) => {
    phone.server.says({ items: ITEMS.slice(0, 1) });
    await phone.opens('/walking/1', { userData: text, draft: text });
    expect(phone.customer.loggedFailures().toSorted()).toEqual(logged.toSorted());
    expect(await phone.faults()).toEqual([]);
    expect(await phone.misses(NAMES.slice(0, 1))).toEqual([]);
  });

  test('a storage that is full keeps nothing, and the booking goes on', async () => {
    phone.server.says({ items: ITEMS.slice(0, 1) });
    await phone.opens('/walking/1', { userData: null, draft: null });
    await phone.page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (;;) sessionStorage.setItem(`${size} ${sessionStorage.length}`, 'x'.repeat(size));
        } catch {
          // Then with less.
        }
      }
    });
    const frequency = DETAILS.read('Walk frequency');
    await phone.customer.gives(frequency, '1 Walk');
    await phone.customer.gives(DETAILS.read('Walking days'), 'Mon - Fri');
    expect(await phone.customer.valuesOf(frequency)).toEqual(['1 Walk']);
    expect(new Set(phone.customer.loggedFailures())).toEqual(new Set(["Storage 'bookingDraft': could not be written (QuotaExceededError)"]));
    expect(await phone.faults()).toEqual([]);
  });
});

describe('the address', () => {
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
    await phone.opensAddress(path + rest);
    const { pathname, search, hash } = new URL(phone.page.url());
    expect(pathname.startsWith('/in/packages/'), pathname.slice(0, 80)).toBe(true);
    expect([landing ?? pathname, search + hash]).toEqual([pathname, new URL(rest, 'http://any.example/').href.slice('http://any.example/'.length)]);
    expect([phone.customer.loggedFailures(), await phone.faults()]).toEqual([[], []]);
  });
});
