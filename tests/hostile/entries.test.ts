import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { assembleCore } from '../../features/assemblies/core';
import type { CoreCustomer } from '../../features/assemblies/core-customer';
import type { Complaint, Customer } from '../../features/support/customer';
import { DETAILS } from '../../features/support/details';
import { giveAll, NEW_PET } from '../../features/support/entries';
import { eventually } from '../../features/support/eventually';
import { arriveAt, fillIn, goOn, walkTo } from '../../features/support/journey';
import { pageOf } from '../../features/support/pages';
import { PEOPLE, type Person } from '../../features/support/people';
import { received, sessionOf } from '../../features/support/server';
import { STORY_BEGINS_AT } from '../../features/support/world';
import { messages } from '../../src/domain/messages';
import { isVisible, TEXTS } from './corpus';
import { quietConsole } from './quiet-console';

// Every text that can be typed anywhere, in every field: kept as it was typed, over a reload too, refused as the specification says or
// sent as it was typed, and shown so where the server tells it again.

const { Asha, Vikram, Meera } = PEOPLE as Readonly<Record<'Asha' | 'Vikram' | 'Meera', Person>>;
const answering = (person: Person) => ({ person, now: STORY_BEGINS_AT });
const assembly = assembleCore();
const backend = assembly.backend!;
const thrown = quietConsole();

/** The dates that are booked. */
const DATES = [
  { service: 'walking', field: 'Start date', message: messages.walking.startDateMissing },
  { service: 'training', field: 'Date', message: messages.appointment.dateMissing },
  { service: 'grooming', field: 'Date', message: messages.appointment.dateMissing },
] as const;

beforeEach(() => backend.reset());
afterAll(() => assembly.stop());

describe.each(TEXTS)('$name', ({ text }) => {
  test('at sign-up', async () => {
    const customer = deviceOf();
    await walkTo(customer, pageOf('walking', 'sign-up page'), answering(Meera));
    const kept = await typed(customer, ['First Name', 'Phone Number', 'Email'], text);
    expect(kept).toEqual([text, kept[1], text]);
    // Longer than ten only by the sign of a country code.
    expect(kept[1]!.length).toBeLessThanOrEqual(11);
    expect(await locationOf(customer, text)).toEqual(isVisible(text) ? [text.trim()] : ['']);
    await customer.presses('Sign Up');
    const { account } = messages;
    expect(await complaints(customer)).toEqual(
      onlyComplaints({
        'First Name': isVisible(text) ? undefined : account.firstNameMissing,
        'Phone Number': kept[1] === '' ? account.phoneMissing : account.phoneInvalid,
        Email: isVisible(text) ? account.emailInvalid : account.emailMissing,
        Gender: account.genderMissing,
        Location: isVisible(text) ? undefined : account.locationMissing,
      }),
    );
    expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);

    const local = text.replace(/[\s@]/gu, '');
    const entered = { name: isVisible(text) ? text : 'Meera', email: isVisible(local) ? `${local}@evil.example` : 'meera@evil.example' };
    await giveAll(customer, { 'Phone Number': Meera.phoneNumber, Gender: 'Female', ...(!isVisible(text) && { 'First Name': 'Meera', Location: 'Charminar' }) });
    await customer.gives(DETAILS.read('Email'), entered.email);
    await customer.presses('Sign Up');
    await arriveAt(customer, pageOf('walking', 'address page'));
    const address = isVisible(text) ? text.trim() : 'Pearl House';
    await eventually(async () => expect((await customer.allThatIsSaid()).join('\n')).toContain(address));
    expect(received(backend, 'POST createUser')).toEqual([{ name: entered.name.trim(), email: entered.email, phone: Meera.phoneNumber, gender: 'f' }]);
    expect(received(backend, 'POST user/addAddress')).toMatchObject([{ building_blockno: address }]);
    await leave(customer);
  });

  test('in an address', async () => {
    const customer = deviceOf(Vikram);
    await walkTo(customer, pageOf('walking', 'address page'), answering(Vikram));
    await customer.presses('Add New Address');
    const fields = ['Search address', 'House / Floor', 'Building / Block', 'Landmark'];
    expect(await typed(customer, fields, text)).toEqual(fields.map(() => text));
    expect(await customer.isOffered('Save')).toBe(isVisible(text));
    if (!isVisible(text)) await giveAll(customer, { 'House / Floor': '12', 'Building / Block': 'Pearl House' });
    if (!isVisible(text)) await customer.gives(DETAILS.read('Search address'), 'Abids');
    await customer.presses('Save');
    const [address, house] = isVisible(text) ? [text.trim(), text.trim()] : ['Abids', '12'];
    await eventually(() => expect(received(backend, 'POST user/addAddress')).toMatchObject([{ address, houseno_floor: house, area: text.trim(), zip_code: '500020' }]));
    await eventually(async () => expect((await customer.valuesOf(DETAILS.read('Saved addresses'))).join()).toContain(address));
    await leave(customer);
  });

  test('as a pet', async () => {
    const customer = deviceOf(Vikram);
    await walkTo(customer, pageOf('walking', 'pet page'), answering(Vikram));
    await customer.presses('Add Pet');
    const fields = ['Name', 'Breed', 'Date of birth', 'Last vaccination'];
    expect(await typed(customer, fields, text)).toEqual(fields.map(() => text));
    await giveAll(customer, { Gender: 'Male', 'Pet image': 'a picture', Insured: 'No', 'Aggression level': 'High', Licensed: 'No' });
    await customer.presses('Next');
    const { pet } = messages;
    expect(await complaints(customer)).toEqual(
      onlyComplaints({
        Name: isVisible(text) ? undefined : pet.nameMissing,
        Breed: isVisible(text) ? undefined : pet.breedMissing,
        'Date of birth': pet.dateOfBirthMissing,
        'Last vaccination': pet.lastVaccinationMissing,
      }),
    );
    const { 'Date of birth': born, 'Last vaccination': vaccinated, Name: name, Breed: breed } = NEW_PET;
    await giveAll(customer, { 'Date of birth': born!, 'Last vaccination': vaccinated!, ...(!isVisible(text) && { Name: name!, Breed: breed! }) });
    await customer.presses('Next');
    const expected = isVisible(text) ? { name: text.trim(), breed: text.trim() } : { name, breed };
    await eventually(() => expect(received(backend, 'POST user/addPet')).toMatchObject([expected]));
    await eventually(async () => expect(await customer.valuesOf(DETAILS.read('Your pets'))).toEqual([expected.name]));
    await leave(customer);
  });

  test('at login', async () => {
    const customer = deviceOf();
    await walkTo(customer, pageOf('walking', 'login page'), answering(Asha));
    const [kept] = await typed(customer, ['Mobile'], text);
    await customer.presses('Login');
    const { phoneMissing, phoneInvalid } = messages.account;
    expect(await complaints(customer)).toEqual([{ field: 'Mobile', message: kept === '' ? phoneMissing : phoneInvalid }]);
    expect(received(backend, 'POST user/login')).toEqual([]);
    await customer.gives(DETAILS.read('Mobile'), Asha.phoneNumber);
    await customer.presses('Login');
    await customer.pastesCode(text);
    const digits = [...text.replace(/[^0-9]/g, '')].slice(0, 4);
    expect(await customer.valuesOf(DETAILS.read('One-time code'))).toEqual(Array.from({ length: 4 }, (_, box) => (digits.length > 1 ? digits[box] : box === 0 ? digits[0] : '') ?? ''));
    await leave(customer);
  });

});

test.each(TEXTS.flatMap((each) => DATES.map((date) => ({ ...each, ...date }))))('$name as a date of $service', async ({ text, service, field, message }) => {
  const customer = deviceOf();
  await walkTo(customer, pageOf(service, 'date page'), answering(Meera));
  await fillIn(customer, { service, step: 'date page', leftOut: field }, answering(Meera));
  await customer.gives(DETAILS.read(field), text);
  await goOn(customer);
  expect([await customer.valuesOf(DETAILS.read(field)), await complaints(customer)]).toEqual([[text], [{ field, message }]]);
  await leave(customer);
});

/** The app on a device, on which somebody may be logged in. */
function deviceOf(person?: Person): CoreCustomer {
  return assembly.hand({
    startsAt: STORY_BEGINS_AT,
    timeZone: 'Asia/Kolkata',
    location: 'unavailable',
    isPhone: true,
    hasServiceWorkers: false,
    localStorage: new Map(person ? [['userData', JSON.stringify(sessionOf(backend, person))]] : []),
  }) as CoreCustomer;
}

/** Types a text into some fields, and answers what stands in them: the same before and after a reload. */
async function typed(customer: Customer, fields: readonly string[], text: string): Promise<readonly string[]> {
  for (const field of fields) await customer.gives(DETAILS.read(field), text);
  const values = await valuesOf(customer, fields);
  await customer.reloads();
  // A dialog is closed by a reload; what stood in it is in it when it is opened again.
  if (fields.includes('Landmark')) await customer.presses((await customer.isOffered('Location')) ? 'Location' : 'Add New Address');
  expect(await valuesOf(customer, fields), 'after a reload').toEqual(values);
  return values;
}

async function valuesOf(customer: Customer, fields: readonly string[]): Promise<readonly string[]> {
  return Promise.all(fields.map(async (field) => (await eventually(() => customer.valuesOf(DETAILS.read(field)))).join()));
}

/** Composes a location of a text, where it can be saved, and answers what then stands in 'Location'. */
async function locationOf(customer: Customer, text: string): Promise<readonly string[]> {
  await customer.presses('Location');
  await typed(customer, ['Search address', 'House / Floor', 'Building / Block', 'Landmark'], text);
  expect(await customer.isOffered('Save')).toBe(isVisible(text));
  await customer.presses(isVisible(text) ? 'Save' : 'Close');
  return eventually(() => customer.valuesOf(DETAILS.read('Location')));
}

async function complaints(customer: Customer): Promise<readonly Complaint[]> {
  return eventually(async () => {
    const told = await customer.complaints();
    expect(told).not.toEqual([]);
    return told;
  });
}

function onlyComplaints(fields: Readonly<Record<string, string | undefined>>): readonly Complaint[] {
  return Object.entries(fields).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}

/** Nothing was logged as a failure, and nothing told to the console behind the app's back. */
async function leave(customer: Customer): Promise<void> {
  expect(customer.loggedFailures()).toEqual([]);
  expect(thrown()).toEqual([]);
  await customer.leaves();
}
