import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_PET_FORM } from '../../src/domain/draft';
import { messages } from '../../src/domain/messages';
import { DETAILS } from '../support/details';
import type { Target } from '../support/page-reader';
import { isVisible, TEXTS, VISIBLE_TEXTS } from './corpus';
import { HOSTILE_ITEMS, storedDraft, HOSTILE_NAMES } from './open-app';
import { HostilePhone } from './phone';

// Puts every hostile text into lists, fields and addresses of the production build, on a small phone. It is shown as text; nothing overflows.

const { account, pet } = messages;
const textbox = (name: string): Target => ({ role: 'textbox', name });
const combobox = (name: string): Target => ({ role: 'combobox', name });

let phone: HostilePhone;

beforeAll(async () => {
  phone = await HostilePhone.start();
});

afterAll(() => phone?.stop());

/** The messages on the page, by field. */
async function fieldMessages(): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await phone.customer.fieldMessages()).map(({ field, message }) => [field, message]));
}

describe('texts of the server', () => {
  test.each([
    ['/walking/1', { userData: null }],
    ['/training/1', { userData: null }],
    ['/grooming/1', { userData: null }],
    ['/grooming/2', {}],
    ['/training/2', {}],
    ['/grooming/address', {}],
    ['/grooming/petDetails', {}],
    ['/grooming/summary', {}],
    ['/training/summary', {}],
  ])('on %s every text stands as it is', async (path, kept) => {
    phone.server.says({ items: HOSTILE_ITEMS });
    await phone.opens(path, kept);
    expect((await phone.customer.whereabouts()).path).toBe(path);
    expect(await phone.faults()).toEqual([]);
    expect(await phone.misses(path === '/training/2' ? HOSTILE_NAMES.slice(0, 1) : HOSTILE_NAMES)).toEqual([]);
  });

  test("a refused booking shows the server's message", async () => {
    const items = HOSTILE_ITEMS.slice(0, 1);
    phone.server.says({ items });
    await phone.opens('/walking/summary', { draft: storedDraft({ selectedPetIds: [1] }) });
    for (const { name, text } of VISIBLE_TEXTS) {
      phone.server.says({ items, message: text });
      await phone.customer.presses('Get Best Quotes');
      await phone.page.getByRole('alertdialog').waitFor();
      expect([name, await phone.misses([text.trim()]), await phone.faults()]).toEqual([name, [], []]);
      await phone.presses('OK');
      await phone.page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    }
  });

  test('breeds are suggested by their names', async () => {
    phone.server.says({ items: HOSTILE_ITEMS });
    await phone.opens('/walking/petDetails', { draft: storedDraft({ isPetFormOpen: true }) });
    for (const name of HOSTILE_NAMES) {
      await phone.types([combobox('Breed')], '');
      await phone.types([combobox('Breed')], name);
      expect(await phone.faults(), name.slice(0, 60)).toEqual([]);
      expect(await phone.misses([name])).toEqual([]);
    }
  });
});

test('a full storage keeps nothing, and the booking goes on', async () => {
  phone.server.says({ items: HOSTILE_ITEMS.slice(0, 1) });
  await phone.opens('/walking/1', { userData: null, draft: null });
  await phone.page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (;;) sessionStorage.setItem(`${size} ${sessionStorage.length}`, 'x'.repeat(size));
      } catch {
        // The storage has no more room for this size; the loop tries a smaller one.
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

// Checks that fields keep the typed text unchanged, that the right messages are shown, and that nothing overflows.
describe('texts typed into every field and sent,', () => {
  test('at sign-up and in its location', async () => {
    phone.server.says({ items: HOSTILE_ITEMS });
    const signUp = { firstName: '', phoneNumber: '', email: '', gender: undefined, location: undefined };
    await phone.opens('/walking/signup', { userData: null, draft: storedDraft({ signUp }) });
    for (const { name, text } of TEXTS) {
      expect([name, await phone.types([textbox('First Name'), textbox('Email')], text)]).toEqual([name, []]);
      await phone.types([textbox('Phone Number')], text);
      await phone.presses('Location');
      const fields = [combobox('Search address'), textbox('House / Floor'), textbox('Building / Block'), textbox('Landmark')];
      expect([name, await phone.types(fields, text), await phone.faults()]).toEqual([name, [], []]);
      await phone.presses(isVisible(text) ? 'Save' : 'Close');
      await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
      await phone.presses('Sign Up');
      const expected = { Email: isVisible(text) ? account.emailInvalid : account.emailMissing, Gender: account.genderMissing };
      const told = isVisible(text) ? expected : { ...expected, 'First Name': account.firstNameMissing };
      expect([name, await fieldMessages(), await phone.faults()]).toMatchObject([name, told, []]);
    }
  });

  test('as a pet', async () => {
    phone.server.says({ items: [] });
    await phone.opens('/walking/petDetails', { draft: storedDraft({ selectedPetIds: [], isPetFormOpen: true, pet: EMPTY_PET_FORM }) });
    for (const { name, text } of TEXTS) {
      const fields = [textbox('Name'), combobox('Breed'), textbox('Date of birth'), textbox('Last vaccination')];
      expect([name, await phone.types(fields, text)]).toEqual([name, []]);
      await phone.presses('Next');
      const expected = { 'Date of birth': pet.dateOfBirthMissing, 'Last vaccination': pet.lastVaccinationMissing, 'Pet image': pet.imageMissing };
      const told = isVisible(text) ? expected : { ...expected, Name: pet.nameMissing, Breed: pet.breedMissing };
      expect([name, await fieldMessages(), await phone.faults()]).toMatchObject([name, told, []]);
    }
  });

  test.each([
    ['/walking/2', 'Start date', 'Next', {}],
    ['/walking/login', 'Mobile', 'Login', { userData: null }],
  ])('on %s as %s', async (path, field, button, kept) => {
    phone.server.says({ items: [] });
    await phone.opens(path, kept);
    for (const { name, text } of TEXTS) {
      await phone.types([textbox(field)], text);
      await phone.presses(button);
      expect([name, Object.keys(await fieldMessages()), await phone.faults()]).toEqual([name, [field], []]);
    }
  });

  test('as a code for the longest number', async () => {
    phone.server.says({ items: [] }, { 'POST user/validateOtp': { status: true, data: {} } });
    const sentOtp = { phoneNumber: 'W'.repeat(10_000), resendDeadline: 1e300 };
    await phone.opens('/walking/login', { userData: null, draft: storedDraft({ sentOtp }) });
    await phone.page.getByRole('dialog').waitFor();
    expect(await phone.faults()).toEqual([]);
    for (const { name, text } of TEXTS) {
      await phone.types([1, 2, 3, 4].map((box) => textbox(`Digit ${box} of 4`)), '');
      await phone.types([textbox('Digit 1 of 4')], text);
      await phone.presses('Submit');
      // A text with four digits is checked by the server, so its message comes later.
      await phone.customer.waitFor(async () => expect([name, Object.keys(await fieldMessages())]).toEqual([name, ['One-time code']]));
      expect([name, await phone.faults()]).toEqual([name, []]);
    }
  });
});
