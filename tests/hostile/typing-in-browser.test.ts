import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_PET } from '../../src/domain/draft';
import { messages } from '../../src/domain/messages';
import type { Target } from '../support/page-reader';
import { isVisible, TEXTS } from './corpus';
import { ITEMS, keptOf } from './draft';
import { HostilePhone } from './phone';

// The production build on a small phone, with every text typed into every field and sent off: it stands there as it was typed, what is
// wrong with it is told, and nothing is moved by it. What the fields of a login and of a day take is for the tests without a browser.

const { account, pet } = messages;
const textbox = (name: string): Target => ({ role: 'textbox', name });
const combobox = (name: string): Target => ({ role: 'combobox', name });

let phone: HostilePhone;

beforeAll(async () => {
  phone = await HostilePhone.start();
});

afterAll(() => phone?.stop());

/** The messages on the page, by the fields that they are about. */
async function told(): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await phone.customer.complaints()).map(({ field, message }) => [field, message]));
}

test('at sign-up and in its location', async () => {
  phone.server.says({ items: ITEMS });
  const signUp = { firstName: '', phoneNumber: '', email: '', gender: undefined, location: undefined };
  await phone.opens('/walking/signup', { userData: null, draft: keptOf({ signUp }) });
  for (const { name, text } of TEXTS) {
    expect([name, await phone.types([textbox('First Name'), textbox('Email')], text)]).toEqual([name, []]);
    await phone.types([textbox('Phone Number')], text);
    await phone.presses('Location');
    const fields = [combobox('Search address'), textbox('House / Floor'), textbox('Building / Block'), textbox('Landmark')];
    expect([name, await phone.types(fields, text)]).toEqual([name, []]);
    expect([name, await phone.faults()]).toEqual([name, []]);
    await phone.presses(isVisible(text) ? 'Save' : 'Close');
    await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await phone.presses('Sign Up');
    const expected = { Email: isVisible(text) ? account.emailInvalid : account.emailMissing, Gender: account.genderMissing };
    expect([name, await told()]).toMatchObject([name, isVisible(text) ? expected : { ...expected, 'First Name': account.firstNameMissing }]);
    expect([name, await phone.faults()]).toEqual([name, []]);
  }
});

test('as a pet', async () => {
  phone.server.says({ items: [] });
  await phone.opens('/walking/petDetails', { draft: keptOf({ selectedPetIds: [], isPetFormOpen: true, pet: EMPTY_PET }) });
  for (const { name, text } of TEXTS) {
    const fields = [textbox('Name'), combobox('Breed'), textbox('Date of birth'), textbox('Last vaccination')];
    expect([name, await phone.types(fields, text)]).toEqual([name, []]);
    await phone.presses('Next');
    const expected = { 'Date of birth': pet.dateOfBirthMissing, 'Last vaccination': pet.lastVaccinationMissing, 'Pet image': pet.imageMissing };
    expect([name, await told()]).toMatchObject([name, isVisible(text) ? expected : { ...expected, Name: pet.nameMissing, Breed: pet.breedMissing }]);
    expect([name, await phone.faults()]).toEqual([name, []]);
  }
});

test.each([
  ['/walking/2', 'Start date', 'Next', undefined],
  ['/walking/login', 'Mobile', 'Login', null],
])('on %s as %s', async (path, field, button, userData) => {
  phone.server.says({ items: [] });
  await phone.opens(path, userData === null ? { userData } : {});
  for (const { name, text } of TEXTS) {
    await phone.types([textbox(field)], text);
    await phone.presses(button);
    expect([name, Object.keys(await told()), await phone.faults()]).toEqual([name, [field], []]);
  }
});

test('as a code for the longest number', async () => {
  phone.server.says({ items: [] }, { 'POST user/validateOtp': { status: true, data: {} } });
  const sentOtp = { phoneNumber: 'W'.repeat(10_000), resendDeadline: 1e300 };
  await phone.opens('/walking/login', { userData: null, draft: keptOf({ sentOtp }) });
  await phone.page.getByRole('dialog').waitFor();
  expect(await phone.faults()).toEqual([]);
  for (const { name, text } of TEXTS) {
    await phone.types([1, 2, 3, 4].map((box) => textbox(`Digit ${box} of 4`)), '');
    await phone.types([textbox('Digit 1 of 4')], text);
    await phone.presses('Submit');
    await phone.customer.getsAnswers();
    expect([name, Object.keys(await told()), await phone.faults()]).toEqual([name, ['One-time code'], []]);
  }
});
