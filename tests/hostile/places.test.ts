import { expect, test } from 'vitest';
import type { CoreCustomer } from '../../features/assemblies/core-customer';
import { DETAILS } from '../../features/support/details';
import { giveAll } from '../../features/support/entries';
import { eventually } from '../../features/support/eventually';
import { DEFAULT_ZIP_CODE } from '../../src/domain/address';
import { AnsweringServer, leaving, nonsenseTo } from './answering';
import { isVisible, TEXTS, VISIBLE_TEXTS } from './corpus';
import { hostileMaps, POSITION, type SaidPlace } from './hostile-maps';
import { quietConsole } from './quiet-console';
import { choicesOf, comeToNewAddress, comeToSignUp } from './ways';

// Whatever the maps service says of a place: it is offered as it is said, kept over a reload, and saved so.

const SEARCH = DETAILS.read('Search address');
const PIN = DETAILS.read('PIN code');
const DOOR = { 'House / Floor': '12', 'Building / Block': 'Pearl House' };

const SAID = { items: [{ id: 'good', text: 'Good' }, { id: 'express', text: 'Express' }] };

const server = new AnsweringServer();
const leave = leaving(quietConsole());
const maps = hostileMaps();

/** How a place is sent: without parts in which there is nothing to see; where that is the PIN code, there is one of the app's own. */
function sentOf({ name, part }: SaidPlace) {
  const seen = isVisible(part) ? part : '';
  return { address: name, city: seen, state: seen, country: seen, zip_code: seen || DEFAULT_ZIP_CODE, latitude: String(POSITION.latitude) };
}

/** Has what stands in the dialog kept over a reload, and saved; answers what was sent. */
async function save(customer: CoreCustomer): Promise<unknown> {
  const { address, zip_code: zipCode } = sentOf(maps.said);
  const values = () => Promise.all([customer.valuesOf(SEARCH), customer.valuesOf(PIN)]);
  await eventually(async () => expect(await values()).toEqual([[address], [zipCode]]));
  await customer.reloads();
  await customer.presses('Add New Address');
  expect(await eventually(values)).toEqual([[address], [zipCode]]);
  expect(await nonsenseTo(customer)).toEqual([]);
  await giveAll(customer, DOOR);
  await customer.presses('Save');
  await eventually(async () => expect(await customer.isOffered('Proceed')).toBe(true));
  return server.bodiesOf('POST user/addAddress');
}

test.each(VISIBLE_TEXTS)('$name as a suggestion, and as the parts of its address', async ({ text }) => {
  maps.said = { name: text, part: text };
  server.says(SAID);
  const customer = server.customer();
  await comeToNewAddress(customer, choicesOf('walking', 'Good'));
  await customer.gives(SEARCH, 'Abids');
  await eventually(async () => expect(await customer.optionsOf(SEARCH)).toEqual([text]));
  await customer.takesSuggestion(SEARCH, text);
  expect(await save(customer)).toMatchObject([sentOf(maps.said)]);
  await leave(customer);
});

test.each([
  ...VISIBLE_TEXTS.map(({ name, text }) => ({ name: `${name} as the place where the device is`, said: { name: text, part: text } })),
  ...TEXTS.map(({ name, text }) => ({ name: `${name} as a part of an address`, said: { name: 'Abids', part: text } })),
])('$name', async ({ said }) => {
  maps.said = said;
  server.says(SAID);
  const customer = server.customer(undefined, POSITION);
  await comeToNewAddress(customer, choicesOf('walking', 'Good'));
  await customer.presses('Use Current Location');
  expect(await save(customer)).toMatchObject([sentOf(maps.said)]);
  await leave(customer);
});

test.each(VISIBLE_TEXTS)('$name as the place of a sign-up', async ({ text }) => {
  maps.said = { name: 'Charminar', part: text };
  server.says(SAID);
  const customer = server.customer(null);
  await comeToSignUp(customer);
  maps.said = { name: text, part: text };
  await customer.presses('Location');
  await customer.takesSuggestion(SEARCH, text);
  await customer.presses('Save');
  await eventually(async () => expect(await customer.valuesOf(DETAILS.read('Location'))).toEqual([text]));
  await customer.presses('Sign Up');
  await eventually(() => expect(server.bodiesOf('POST user/addAddress')).toMatchObject([sentOf(maps.said)]));
  await leave(customer);
});
