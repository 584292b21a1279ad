import type { Page } from 'playwright-core';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { giveAll } from '../support/entries';
import { arriveAt, goOn } from '../support/journey';
import { pageOf } from '../support/pages';
import { insist } from '../support/story-error';
import { goOnFrom, goOnInVain, open, stopAnswers } from './acts';
import type { State } from './state';

const SIGN_UP = pageOf('walking', 'sign-up page');
const LOGIN = pageOf('training', 'login page');
const ADDRESSES = pageOf('walking', 'address page');
const PETS = pageOf('walking', 'pet page');
const PETS_OF_CUSTOMER = pageOf('grooming', 'pet page');
const NEW_PET = { role: 'form', name: 'New pet' };

/** Comes from grooming's first page to sign-up with nothing on it filled in. */
async function comeToSignUp(customer: Customer): Promise<void> {
  await goOnFrom(customer, 'grooming', 'package page');
  await goOnFrom(customer, 'grooming', 'date page');
  await arriveAt(customer, pageOf('grooming', 'sign-up page'));
}

/** Opens 'Select Location' at sign-up, with nothing in it. */
async function openLocation(customer: Customer): Promise<void> {
  await comeToSignUp(customer);
  await open(customer, 'Location', { role: 'dialog', name: 'Select Location' });
}

const askForCode = (customer: Customer) => open(customer, 'Login', { role: 'dialog', name: 'Enter OTP' });

/** Signs up, and comes to the address page. */
async function signUp(customer: Customer): Promise<void> {
  await goOn(customer);
  await arriveAt(customer, ADDRESSES);
}

/** Comes to the pet page as somebody who has no pet. */
async function comeToPets(customer: Customer): Promise<void> {
  await signUp(customer);
  await customer.presses('Proceed');
  await arriveAt(customer, PETS);
}

async function beginPet(customer: Customer): Promise<void> {
  await comeToPets(customer);
  await open(customer, 'Add Pet', NEW_PET);
}

/** Writes the beginning of something, and waits until there are suggestions. */
async function search(customer: Customer, field: string, text: string): Promise<void> {
  await customer.writes(DETAILS.read(field), text);
  await customer.finds({ role: 'option' });
}

/** A page of a customer whose list does not come. */
const waiting = (jumpsTo: typeof PETS, sign: string) => async (customer: Customer, page: Page) => {
  await stopAnswers(customer, page);
  await customer.demo.jumpsTo(jumpsTo);
  await customer.finds({ role: 'status', name: sign });
};

const GROOMING = '/grooming/1';

/** Sign-up and login, addresses and pets, each with its dialogs. */
export const PEOPLE_STATES: readonly State[] = [
  { name: 'sign-up, empty', opens: GROOMING, act: comeToSignUp },
  { name: 'sign-up, filled in', jumpsTo: SIGN_UP },
  {
    name: 'sign-up, errors',
    opens: GROOMING,
    act: async (customer) => {
      await comeToSignUp(customer);
      await goOnInVain(customer);
    },
  },
  { name: 'location, empty', opens: GROOMING, act: openLocation },
  {
    name: 'location, suggestions',
    opens: GROOMING,
    act: async (customer) => {
      await openLocation(customer);
      await search(customer, 'Search address', 'ban');
    },
  },
  {
    name: 'location, filled in',
    opens: GROOMING,
    act: async (customer) => {
      await openLocation(customer);
      await giveAll(customer, { 'House / Floor': 'Flat 4B', 'Building / Block': 'Gulmohar Heights' });
      await customer.presses('Use Current Location');
      await customer.waitFor(async () => insist(await customer.isOffered('Save'), 'The address cannot be saved.'));
    },
  },
  { name: 'login, filled in', jumpsTo: LOGIN },
  { name: 'login, empty', jumpsTo: LOGIN, act: (customer) => customer.writes(DETAILS.read('Mobile'), '') },
  {
    name: 'login, error',
    jumpsTo: LOGIN,
    act: async (customer) => {
      await customer.gives(DETAILS.read('Mobile'), '98765');
      await goOnInVain(customer);
    },
  },
  { name: 'code, asked for', story: 'existing-user', jumpsTo: LOGIN, act: askForCode },
  {
    name: 'code, wrong',
    story: 'existing-user',
    jumpsTo: LOGIN,
    logged: /validateOtp|400/,
    act: async (customer) => {
      await askForCode(customer);
      await customer.gives(DETAILS.read('One-time code'), '9999');
      await customer.presses('Submit');
      await customer.waitFor(async () => insist((await customer.complaints()).length > 0, 'The wrong code is taken.'));
    },
  },
  {
    name: 'code, countdown over',
    story: 'existing-user',
    jumpsTo: LOGIN,
    act: async (customer) => {
      await askForCode(customer);
      await customer.waits(120);
      await customer.finds({ role: 'button', name: 'Click to Resend' });
    },
  },
  { name: 'address, two saved', jumpsTo: ADDRESSES },
  { name: 'address, on their way', isFetching: true, act: waiting(ADDRESSES, 'Loading addresses') },
  { name: 'address, none', story: 'address-save-failing', jumpsTo: SIGN_UP, logged: /addAddress|500/, act: signUp },
  {
    name: 'address, error',
    story: 'address-save-failing',
    jumpsTo: SIGN_UP,
    logged: /addAddress|500/,
    act: async (customer) => {
      await signUp(customer);
      await goOnInVain(customer);
    },
  },
  { name: 'pets, one chosen', jumpsTo: PETS_OF_CUSTOMER },
  { name: 'pets, none there', jumpsTo: SIGN_UP, act: comeToPets },
  { name: 'pets, on their way', isFetching: true, act: waiting(PETS, 'Loading pets') },
  {
    name: 'pets, none chosen',
    jumpsTo: PETS_OF_CUSTOMER,
    act: async (customer) => {
      await customer.presses('Bruno');
      await goOnInVain(customer);
    },
  },
  { name: 'new pet, empty', jumpsTo: SIGN_UP, act: beginPet },
  { name: 'new pet, filled in', jumpsTo: PETS_OF_CUSTOMER, act: (customer) => open(customer, 'Add Pet', NEW_PET) },
  {
    name: 'new pet, errors',
    jumpsTo: SIGN_UP,
    act: async (customer) => {
      await beginPet(customer);
      await goOnInVain(customer);
    },
  },
  {
    name: 'new pet, breeds suggested',
    jumpsTo: SIGN_UP,
    act: async (customer) => {
      await beginPet(customer);
      await search(customer, 'Breed', 'la');
    },
  },
];
