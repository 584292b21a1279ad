import { beforeEach, expect, test } from 'vitest';
import { createMockBackend } from '../../mocks/backend';
import { messages } from '../../src/domain/messages';
import { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { SCENARIO_START } from '../support/device';
import { DraftSnapshots } from '../support/draft-snapshots';
import { giveAll, NEW_PET } from '../support/entries';
import { API_BASE_URL } from '../support/in-process/page-body';
import { openTab, Tab } from '../support/in-process/tab';
import { expectPage, goToPage, fillIn, goOn, openPetForm } from '../support/flows';
import type { FieldMessage } from '../support/page-reader';
import { pageOf, type AppPage } from '../support/pages';
import { expectMessages } from '../support/assertions';
import { PERSONAS, type Persona } from '../support/personas';
import { received, sessionOf } from '../support/server';
import { isVisible, TEXTS } from './corpus';
import { closeApp, phoneStoring } from './open-app';

// Types every text into every field. The text survives a reload, and is then refused with the specification's message or sent unchanged.

const { Asha, Vikram, Meera } = PERSONAS as Readonly<Record<'Asha' | 'Vikram' | 'Meera', Persona>>;
const backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: API_BASE_URL });
const snapshots = new DraftSnapshots(openTab);
const DIALOG = ['Search address', 'House / Floor', 'Building / Block', 'Landmark'];

/** The hostile texts without line breaks, which a single-line field drops. */
const TYPED = TEXTS.map(({ name, text }) => ({ name, text: text.replaceAll(/[\r\n]/g, '') }));
/** A third of the texts, for one of three forms. texts-in-browser.test.ts types every text into every form. */
const sentBy = (form: number) => TYPED.filter((_text, index) => index % 3 === form);

beforeEach(() => backend.reset());

test.each(sentBy(0))('$name at sign-up', async ({ text }) => {
  const customer = await at(pageOf('walking', 'sign-up page'), Meera);
  const [, phone] = await typed(customer, ['First Name', 'Phone Number', 'Email'], text);
  expect(phone!.length, 'longer than ten only by the sign of a country code').toBeLessThanOrEqual(11);
  await customer.presses('Location');
  for (const field of DIALOG) await customer.writes(DETAILS.read(field), text);
  await customer.reloads();
  expect(await valuesOf(customer, ['First Name', 'Phone Number', 'Email']), 'after a reload').toEqual([text, phone, text.trim()]);
  await customer.presses('Location');
  expect(await valuesOf(customer, DIALOG), 'after a reload').toEqual(DIALOG.map(() => text));
  expect(await customer.isOffered('Save')).toBe(isVisible(text));
  await customer.presses(isVisible(text) ? 'Save' : 'Close');
  await customer.presses('Sign Up');
  expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);

  const local = text.replace(/[\s@]/gu, '');
  const entered = { name: isVisible(text) ? text : 'Meera', email: isVisible(local) ? `${local}@evil.example` : 'meera@evil.example' };
  await giveAll(customer, { 'Phone Number': Meera.phoneNumber, Gender: 'Female', ...(!isVisible(text) && { 'First Name': 'Meera', Location: 'Charminar' }) });
  await customer.gives(DETAILS.read('Email'), entered.email);
  await customer.presses('Sign Up');
  await expectPage(customer, pageOf('walking', 'address page'));
  await customer.waitsUntilIdle();
  expect(received(backend, 'POST createUser')).toEqual([{ name: entered.name.trim(), email: entered.email, phone: Meera.phoneNumber, gender: 'f' }]);
  expect(received(backend, 'POST user/addAddress')).toMatchObject([{ building_blockno: isVisible(text) ? text.trim() : 'Pearl House' }]);
  await closeApp(customer);
});

test.each(sentBy(1))('$name in an address', async ({ text }) => {
  const customer = await at(pageOf('walking', 'address page'), Vikram);
  await customer.presses('Add New Address');
  await typed(customer, DIALOG, text);
  expect(await customer.isOffered('Save')).toBe(isVisible(text));
  if (!isVisible(text)) await giveAll(customer, { 'House / Floor': '12', 'Building / Block': 'Pearl House' });
  if (!isVisible(text)) await customer.gives(DETAILS.read('Search address'), 'Abids');
  await customer.presses('Save');
  await customer.waitsUntilIdle();
  const [address, house] = isVisible(text) ? [text.trim(), text.trim()] : ['Abids', '12'];
  expect(received(backend, 'POST user/addAddress')).toMatchObject([{ address, houseno_floor: house, area: text.trim(), zip_code: '500020' }]);
  expect(await customer.valuesOf(DETAILS.read('Saved addresses'))).toHaveLength(1);
  await closeApp(customer);
});

test.each(sentBy(2))('$name as a pet', async ({ text }) => {
  const customer = await at(pageOf('walking', 'pet page'), Vikram);
  await openPetForm(customer);
  const fields = ['Name', 'Breed', 'Date of birth', 'Last vaccination'];
  await typed(customer, fields, text);
  await customer.reloads();
  expect(await valuesOf(customer, fields), 'after a reload').toEqual(fields.map(() => text));
  await giveAll(customer, { Gender: 'Male', 'Pet image': 'a picture', Insured: 'No', 'Aggression level': 'High', Licensed: 'No' });
  const { 'Date of birth': born, 'Last vaccination': vaccinated, Name: name, Breed: breed } = NEW_PET;
  await giveAll(customer, { 'Date of birth': born!, 'Last vaccination': vaccinated!, ...(!isVisible(text) && { Name: name!, Breed: breed! }) });
  await goOn(customer);
  await customer.waitsUntilIdle();
  expect(received(backend, 'POST user/addPet')).toMatchObject([isVisible(text) ? { name: text.trim(), breed: text.trim() } : { name, breed }]);
  expect(await customer.valuesOf(DETAILS.read('Your pets'))).toHaveLength(1);
  await closeApp(customer);
});

test('every text at login, and as a code', async () => {
  const customer = await at(pageOf('walking', 'login page'), Asha);
  const { phoneMissing, phoneInvalid } = messages.account;
  for (const { name, text } of TYPED) {
    await customer.gives(DETAILS.read('Mobile'), text);
    const [kept] = await valuesOf(customer, ['Mobile']);
    await customer.presses('Login');
    await isTold(customer, { Mobile: kept === '' ? phoneMissing : phoneInvalid });
    expect(received(backend, 'POST user/login'), name).toEqual([]);
  }
  await customer.gives(DETAILS.read('Mobile'), Asha.phoneNumber);
  for (const { name, text } of TYPED) {
    await customer.presses('Login');
    await customer.pastesCode(text);
    const digits = [...text.replace(/[^0-9]/g, '')].slice(0, 4);
    expect(await customer.valuesOf(DETAILS.read('One-time code')), name).toEqual(Array.from({ length: 4 }, (_, box) => digits[box] ?? ''));
    await customer.presses('Close');
  }
  await closeApp(customer);
});

test.each([
  { service: 'walking', field: 'Start date', message: messages.walking.startDateMissing },
  { service: 'training', field: 'Date', message: messages.appointment.dateMissing },
  { service: 'grooming', field: 'Date', message: messages.appointment.dateMissing },
] as const)('every text as a date of $service', async ({ service, field, message }) => {
  const customer = await at(pageOf(service, 'date page'), Meera);
  await fillIn(customer, { service, pageName: 'date page', leftOut: field }, { person: Meera, now: SCENARIO_START });
  for (const { name, text } of TYPED) {
    await customer.gives(DETAILS.read(field), text);
    await goOn(customer);
    expect(await valuesOf(customer, [field]), name).toEqual([text]);
    await isTold(customer, { [field]: message });
  }
  await closeApp(customer);
});

/** Brings a person to a page. Only Vikram has a session. */
async function at(page: AppPage, person: Persona): Promise<Customer> {
  const userData = person === Vikram ? JSON.stringify(sessionOf(backend, person)) : null;
  const customer = new Customer(new Tab(phoneStoring({ userData }), backend), snapshots);
  await goToPage(customer, page, { person, now: SCENARIO_START });
  return customer;
}

/** Types a text into fields and returns their values. Throws if a field other than 'Phone Number' changes it; 'Email' may trim it. */
async function typed(customer: Customer, fields: readonly string[], text: string): Promise<readonly string[]> {
  for (const field of fields) await customer.gives(DETAILS.read(field), text);
  const values = await valuesOf(customer, fields);
  const expected: Readonly<Record<string, string>> = { 'Phone Number': values[1]!, Email: text.trim() };
  expect(values).toEqual(fields.map((field) => expected[field] ?? text));
  return values;
}

async function valuesOf(customer: Customer, fields: readonly string[]): Promise<readonly string[]> {
  return Promise.all(fields.map(async (field) => (await customer.waitFor(() => customer.valuesOf(DETAILS.read(field)))).join()));
}

/** Expects exactly these messages beside these fields. */
function isTold(customer: Customer, fields: Readonly<Record<string, string | undefined>>): Promise<void> {
  return expectMessages(customer, Object.entries(fields).flatMap(([field, message]): FieldMessage[] => (message === undefined ? [] : [{ field, message }])));
}
