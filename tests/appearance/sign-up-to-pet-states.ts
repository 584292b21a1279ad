import type { Customer } from '../library/customer';
import { DETAILS } from '../library/details';
import { giveAll } from '../library/entries';
import { expectPage, goOn, openPetForm, seeChosenAddress } from '../library/flows';
import type { Target } from '../library/page-reader';
import { pageOf, type AppPage } from '../library/pages';
import { ensure } from '../library/scenario-error';
import { findPart, completePage, goOnWithErrors, inTurn, openPart, stopAnswers, type Action } from './actions';
import type { State } from './state';

const SIGN_UP = pageOf('walking', 'sign-up page');
const LOGIN = pageOf('training', 'login page');
const ADDRESSES = pageOf('walking', 'address page');
const PETS = pageOf('walking', 'pet page');
const PETS_OF_CUSTOMER = pageOf('grooming', 'pet page');
const GROOMING = '/grooming/1';

const arrive = (page: AppPage) => (customer: Customer) => expectPage(customer, page);

const comeToSignUp = inTurn(
  completePage('grooming', 'package page'),
  completePage('grooming', 'date page'),
  arrive(pageOf('grooming', 'sign-up page')),
);

const openLocation = inTurn(comeToSignUp, openPart('Location', { role: 'dialog', name: 'Select Location' }));

const giveLocation: Action = async (customer) => {
  await customer.presses('Use Current Location');
  await giveAll(customer, { 'House / Floor': 'Flat 4B', 'Building / Block': 'Gulmohar Heights' });
  await customer.waitFor(async () => ensure(await customer.isOffered('Save'), 'The address cannot be saved.'));
};

const askForCode = openPart('Login', { role: 'dialog', name: 'Enter OTP' });
const waitForCountdown = inTurn(
  (customer) => customer.waits(120),
  findPart({ role: 'button', name: 'Click to Resend' }),
);
const giveWrongCode: Action = async (customer) => {
  await customer.gives(DETAILS.read('One-time code'), '9999');
  await customer.presses('Submit');
  await customer.waitFor(async () => ensure((await customer.fieldMessages()).length > 0, 'The wrong code is taken.'));
};

const signUp = inTurn(goOn, arrive(ADDRESSES));

const comeToPets = inTurn(signUp, seeChosenAddress, (customer) => customer.presses('Proceed'), arrive(PETS));

const petForm: Target = { role: 'form', name: 'New pet' };
/** The form opens by itself for a customer without pets. */
const beginPet = inTurn(comeToPets, findPart(petForm));

const search = (field: string, text: string): Action =>
  inTurn((customer) => customer.writes(DETAILS.read(field), text), findPart({ role: 'option' }));

const waitFor = (page: AppPage, status: string): Action =>
  inTurn(stopAnswers, (customer) => customer.demo.jumpsTo(page), findPart({ role: 'status', name: status }));

export const SIGN_UP_TO_PET_STATES: readonly State[] = [
  { name: 'sign-up, empty', opens: GROOMING, action: comeToSignUp },
  { name: 'sign-up, filled in', jumpsTo: SIGN_UP },
  { name: 'sign-up, errors', opens: GROOMING, action: inTurn(comeToSignUp, goOnWithErrors) },
  { name: 'location, empty', opens: GROOMING, action: openLocation },
  {
    name: 'location, suggestions',
    opens: GROOMING,
    action: inTurn(openLocation, search('Search address', 'Hyderabad')),
  },
  { name: 'location, filled in', opens: GROOMING, action: inTurn(openLocation, giveLocation) },
  { name: 'login, filled in', jumpsTo: LOGIN },
  {
    name: 'login, error',
    jumpsTo: LOGIN,
    action: inTurn((customer) => customer.gives(DETAILS.read('Mobile'), '98765'), goOnWithErrors),
  },
  { name: 'code, requested', preset: 'existing-user', jumpsTo: LOGIN, action: askForCode },
  {
    name: 'code, wrong',
    preset: 'existing-user',
    jumpsTo: LOGIN,
    logged: /validateOtp|400/,
    action: inTurn(askForCode, giveWrongCode),
  },
  {
    name: 'code, countdown over',
    preset: 'existing-user',
    jumpsTo: LOGIN,
    action: inTurn(askForCode, waitForCountdown),
  },
  { name: 'address, two saved', jumpsTo: ADDRESSES },
  { name: 'address, loading', isLoading: true, action: waitFor(ADDRESSES, 'Loading addresses') },
  {
    name: 'address, not saved and none chosen',
    preset: 'address-save-failing',
    jumpsTo: SIGN_UP,
    logged: /addAddress|500/,
    action: inTurn(signUp, goOnWithErrors),
  },
  { name: 'pets, one chosen', jumpsTo: PETS_OF_CUSTOMER },
  { name: 'pets, none', jumpsTo: SIGN_UP, action: inTurn(beginPet, (customer) => customer.presses('Add Pet')) },
  { name: 'pets, loading', isLoading: true, action: waitFor(PETS, 'Loading pets') },
  {
    name: 'pets, none chosen',
    jumpsTo: PETS_OF_CUSTOMER,
    action: inTurn((customer) => customer.presses('Bruno'), goOnWithErrors),
  },
  { name: 'new pet, empty', jumpsTo: SIGN_UP, action: beginPet },
  { name: 'new pet, filled in', jumpsTo: PETS_OF_CUSTOMER, action: inTurn(openPetForm, findPart(petForm)) },
  { name: 'new pet, errors', jumpsTo: SIGN_UP, action: inTurn(beginPet, goOnWithErrors) },
  { name: 'new pet, breeds suggested', jumpsTo: SIGN_UP, action: inTurn(beginPet, search('Breed', 'la')) },
];
