import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { giveAll } from '../support/entries';
import { expectPage, goOn, seeChosenAddress } from '../support/flows';
import { pageOf, type AppPage } from '../support/pages';
import { ensure } from '../support/scenario-error';
import { find, goOnFrom, goOnInVain, inTurn, open, stopAnswers, type Act } from './acts';
import type { State } from './state';

const SIGN_UP = pageOf('walking', 'sign-up page');
const LOGIN = pageOf('training', 'login page');
const ADDRESSES = pageOf('walking', 'address page');
const PETS = pageOf('walking', 'pet page');
const PETS_OF_CUSTOMER = pageOf('grooming', 'pet page');
const GROOMING = '/grooming/1';

const arrive = (page: AppPage) => (customer: Customer) => expectPage(customer, page);

/** Comes from grooming's first page to sign-up with nothing on it filled in. */
const comeToSignUp = inTurn(
  goOnFrom('grooming', 'package page'),
  goOnFrom('grooming', 'date page'),
  arrive(pageOf('grooming', 'sign-up page')),
);

/** Opens 'Select Location' at sign-up, with nothing in it. */
const openLocation = inTurn(comeToSignUp, open('Location', { role: 'dialog', name: 'Select Location' }));

const askForCode = open('Login', { role: 'dialog', name: 'Enter OTP' });

/** Signs up, and comes to the address page. */
const signUp = inTurn(goOn, arrive(ADDRESSES));

/** Comes to the pet page as somebody who has no pet. */
const comeToPets = inTurn(signUp, seeChosenAddress, (customer) => customer.presses('Proceed'), arrive(PETS));

const openPetForm = open('Add Pet', { role: 'form', name: 'New pet' });
const beginPet = inTurn(comeToPets, openPetForm);

/** Writes the beginning of something, and waits until there are suggestions. */
const search = (field: string, text: string): Act =>
  inTurn((customer) => customer.writes(DETAILS.read(field), text), find({ role: 'option' }));

/** A page of a customer whose list does not come. */
const waiting = (page: AppPage, sign: string): Act =>
  inTurn(stopAnswers, (customer) => customer.demo.jumpsTo(page), find({ role: 'status', name: sign }));

/** Sign-up and login, addresses and pets, each with its dialogs. */
export const PEOPLE_STATES: readonly State[] = [
  { name: 'sign-up, empty', opens: GROOMING, act: comeToSignUp },
  { name: 'sign-up, filled in', jumpsTo: SIGN_UP },
  { name: 'sign-up, errors', opens: GROOMING, act: inTurn(comeToSignUp, goOnInVain) },
  { name: 'location, empty', opens: GROOMING, act: openLocation },
  { name: 'location, suggestions', opens: GROOMING, act: inTurn(openLocation, search('Search address', 'Hyderabad')) },
  {
    name: 'location, filled in',
    opens: GROOMING,
    act: inTurn(openLocation, async (customer) => {
      await giveAll(customer, { 'House / Floor': 'Flat 4B', 'Building / Block': 'Gulmohar Heights' });
      await customer.presses('Use Current Location');
      await customer.waitFor(async () => ensure(await customer.isOffered('Save'), 'The address cannot be saved.'));
    }),
  },
  { name: 'login, filled in', jumpsTo: LOGIN },
  { name: 'login, empty', jumpsTo: LOGIN, act: (customer) => customer.writes(DETAILS.read('Mobile'), '') },
  {
    name: 'login, error',
    jumpsTo: LOGIN,
    act: inTurn((customer) => customer.gives(DETAILS.read('Mobile'), '98765'), goOnInVain),
  },
  { name: 'code, asked for', story: 'existing-user', jumpsTo: LOGIN, act: askForCode },
  {
    name: 'code, wrong',
    story: 'existing-user',
    jumpsTo: LOGIN,
    logged: /validateOtp|400/,
    act: inTurn(askForCode, async (customer) => {
      await customer.gives(DETAILS.read('One-time code'), '9999');
      await customer.presses('Submit');
      await customer.waitFor(async () => ensure((await customer.fieldMessages()).length > 0, 'The wrong code is taken.'));
    }),
  },
  {
    name: 'code, countdown over',
    story: 'existing-user',
    jumpsTo: LOGIN,
    act: inTurn(askForCode, (customer) => customer.waits(120), find({ role: 'button', name: 'Click to Resend' })),
  },
  { name: 'address, two saved', jumpsTo: ADDRESSES },
  { name: 'address, on their way', isFetching: true, act: waiting(ADDRESSES, 'Loading addresses') },
  { name: 'address, none', story: 'address-save-failing', jumpsTo: SIGN_UP, logged: /addAddress|500/, act: signUp },
  {
    name: 'address, error',
    story: 'address-save-failing',
    jumpsTo: SIGN_UP,
    logged: /addAddress|500/,
    act: inTurn(signUp, goOnInVain),
  },
  { name: 'pets, one chosen', jumpsTo: PETS_OF_CUSTOMER },
  { name: 'pets, none there', jumpsTo: SIGN_UP, act: comeToPets },
  { name: 'pets, on their way', isFetching: true, act: waiting(PETS, 'Loading pets') },
  { name: 'pets, none chosen', jumpsTo: PETS_OF_CUSTOMER, act: inTurn((customer) => customer.presses('Bruno'), goOnInVain) },
  { name: 'new pet, empty', jumpsTo: SIGN_UP, act: beginPet },
  { name: 'new pet, filled in', jumpsTo: PETS_OF_CUSTOMER, act: openPetForm },
  { name: 'new pet, errors', jumpsTo: SIGN_UP, act: inTurn(beginPet, goOnInVain) },
  { name: 'new pet, breeds suggested', jumpsTo: SIGN_UP, act: inTurn(beginPet, search('Breed', 'la')) },
];
