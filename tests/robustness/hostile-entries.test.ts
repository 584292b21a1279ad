import { expect, test } from 'vitest';
import { visibleName } from '../../src/domain/input/plain-text';
import type { Customer } from '../library/customer';
import { DETAILS } from '../library/details';
import { giveAll, NEW_PET, type Entries } from '../library/entries';
import { goOn, openPetForm } from '../library/flows';
import { pageOf } from '../library/pages';
import { PERSONAS, type Persona } from '../library/personas';
import { received } from '../library/server';
import { closeApp, openApp } from './open-app';
import { isVisible, TEXTS } from './texts';

// Any text typed into any field stays as it is, also after a reload, unless the field asks for a day. It is then sent unchanged (a name without its format characters), or
// refused beside its field.

const { Vikram, Meera } = PERSONAS as Readonly<Record<'Vikram' | 'Meera', Persona>>;
/** The texts without line breaks, which a field of one line drops. */
const TYPED = TEXTS.map(({ name, text }) => ({ name, text: text.replaceAll(/[\r\n]/g, '') }));
const opensAddress = (customer: Customer) => customer.presses('Add New Address');
const { Name: _name, Breed: _breed, ...REST_OF_PET } = NEW_PET;

const NAMES: readonly string[] = ['First Name', 'Name', 'Breed'];

/** The forms with free texts. `fields` names what is sent for each field, or '' if the text is replaced by a right answer before. */
const FORMS = [
  {
    pageName: 'sign-up page',
    person: Meera,
    open: undefined,
    fields: { 'First Name': 'name' },
    rest: { 'Phone Number': Meera.phoneNumber, Email: 'meera@example.com', Gender: 'Female', Location: 'Charminar' },
    call: 'POST createUser',
  },
  {
    pageName: 'address page',
    person: Vikram,
    open: opensAddress,
    fields: {
      'Search address': 'address',
      'House / Floor': 'houseno_floor',
      'Building / Block': 'building_blockno',
      Landmark: 'area',
    },
    rest: {},
    call: 'POST user/addAddress',
  },
  {
    pageName: 'pet page',
    person: Vikram,
    open: openPetForm,
    fields: { Name: 'name', Breed: 'breed', 'Date of birth': '', 'Last vaccination': '' },
    rest: REST_OF_PET,
    call: 'POST user/addPet',
  },
] as const;

// Each text is typed into one of the three forms, which share their fields.
test.each(TYPED.map((each, index) => ({ ...each, form: FORMS[index % FORMS.length]! })))(
  '$name on the $form.pageName',
  async ({ text, form }) => {
    const { customer, backend } = await openApp(pageOf('walking', form.pageName), form.person);
    await form.open?.(customer);
    // A house is asked for only once there is an address, which an invisible text is not.
    const isAddressGiven = form.open === opensAddress && !isVisible(text);
    if (isAddressGiven) await customer.gives(DETAILS.read('Search address'), 'Pug');
    const fields = Object.keys(form.fields).filter((field) => !isAddressGiven || field !== 'Search address');
    for (const field of fields) await customer.gives(DETAILS.read(field), text);
    await customer.reloads();
    if (form.open === opensAddress) await form.open(customer);
    const names: Readonly<Record<string, string>> = form.fields;
    expect(await valuesOf(customer, fields)).toEqual(fields.map((field) => (names[field] === '' ? '' : text)));

    const right: Entries = isVisible(text)
      ? {}
      : Object.fromEntries(
          Object.entries(form.fields).flatMap(([field, name]) =>
            name === '' || field === 'Landmark' ? [] : [[field, 'Pug']],
          ),
        );
    await giveAll(customer, form.rest);
    for (const [field, value] of Object.entries(right)) await customer.gives(DETAILS.read(field), value);
    await (form.open === opensAddress ? customer.presses('Save') : goOn(customer));
    await customer.waitsUntilIdle();
    expect(received(backend, form.call)).toMatchObject([
      Object.fromEntries(
        Object.entries(form.fields).flatMap(([field, name]) =>
          name === '' ? [] : [[name, right[field] ?? (NAMES.includes(field) ? visibleName(text) : text.trim())]],
        ),
      ),
    ]);
    await closeApp(customer);
  },
);

async function valuesOf(customer: Customer, fields: readonly string[]): Promise<readonly string[]> {
  const values = [];
  for (const field of fields)
    values.push((await customer.waitFor(() => customer.valuesOf(DETAILS.read(field)))).join());
  return values;
}
