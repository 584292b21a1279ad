import { comesToSecondStep } from './second-steps';
import type { State } from './state';
import type { Visitor } from './visitor';

/** Comes to sign-up with nothing on it filled in. */
async function comesToSignUp(visitor: Visitor): Promise<void> {
  await comesToSecondStep(visitor, 'grooming');
  await visitor.types('Date', 'December 5, 2026');
  await visitor.checks('Morning');
  await visitor.selects('Time', '10:00 AM');
  await visitor.comesBy('Next', visitor.heading('Add Your Details'));
}

/** Opens 'Select Location' at sign-up, with nothing in it. */
async function opensLocation(visitor: Visitor): Promise<void> {
  await comesToSignUp(visitor);
  await visitor.comesBy('Location', visitor.dialog('Select Location'));
}

/** Opens 'Enter OTP'. */
async function asksForCode(visitor: Visitor): Promise<void> {
  await visitor.jumps('training', 'login', 'existing-user');
  await visitor.comesBy('Login', visitor.dialog('Enter OTP'));
}

/** Signs up, and comes to the address page. */
async function signsUp(visitor: Visitor, story: 'new-city-launch' | 'address-save-failing'): Promise<void> {
  await visitor.jumps('walking', 'signUp', story);
  await visitor.comesBy('Sign Up', visitor.heading('My Address'));
  await visitor.settles();
}

/** Comes to the pet page as somebody who has no pet. */
async function hasNoPet(visitor: Visitor): Promise<void> {
  await signsUp(visitor, 'new-city-launch');
  await visitor.comesBy('Proceed', visitor.heading('Add Pet Your Details'));
}

/** Comes to a page of a customer, whose list is on its way. */
async function waitsFor(visitor: Visitor, page: 'address' | 'petDetails', sign: string): Promise<void> {
  await visitor.begins('nowhere');
  await visitor.slowsDown();
  await visitor.jumpsOn('walking', page);
  await visitor.page.getByRole('status', { name: sign }).waitFor();
}

/** Sign-up and login, addresses and pets, each with its dialogs. */
export const PEOPLE: readonly State[] = [
  { name: 'sign-up, empty', come: comesToSignUp },
  { name: 'sign-up, filled in', come: (visitor) => visitor.jumps('walking', 'signUp') },
  {
    name: 'sign-up, errors',
    come: async (visitor) => {
      await comesToSignUp(visitor);
      await visitor.goesOnInVain('Sign Up');
    },
  },
  { name: 'location, empty', come: opensLocation },
  {
    name: 'location, suggestions',
    come: async (visitor) => {
      await opensLocation(visitor);
      await visitor.types('Search address', 'ban');
      await visitor.page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'location, filled in',
    come: async (visitor) => {
      await opensLocation(visitor);
      await visitor.types('House / Floor', 'Flat 4B');
      await visitor.types('Building / Block', 'Gulmohar Heights');
      await visitor.presses('Use Current Location');
      await visitor.page.getByRole('button', { name: 'Save', disabled: false }).waitFor();
    },
  },
  { name: 'login, filled in', come: (visitor) => visitor.jumps('training', 'login') },
  {
    name: 'login, empty',
    come: async (visitor) => {
      await visitor.jumps('training', 'login');
      await visitor.types('Mobile', '');
    },
  },
  {
    name: 'login, error',
    come: async (visitor) => {
      await visitor.jumps('training', 'login');
      await visitor.types('Mobile', '98765');
      await visitor.goesOnInVain('Login');
    },
  },
  { name: 'code, asked for', come: asksForCode },
  {
    name: 'code, wrong',
    logged: /validateOtp|400/,
    come: async (visitor) => {
      await asksForCode(visitor);
      for (const digit of [1, 2, 3, 4]) await visitor.types(`Digit ${digit} of 4`, '9');
      await visitor.presses('Submit');
      await visitor.page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'code, countdown over',
    come: async (visitor) => {
      await asksForCode(visitor);
      await visitor.waits(120);
      await visitor.page.getByRole('button', { name: 'Click to Resend' }).waitFor();
    },
  },
  { name: 'address, two saved', come: (visitor) => visitor.jumps('walking', 'address') },
  {
    name: 'address, on their way',
    isFetching: true,
    come: (visitor) => waitsFor(visitor, 'address', 'Loading addresses'),
  },
  {
    name: 'address, none',
    logged: /addAddress|500/,
    come: (visitor) => signsUp(visitor, 'address-save-failing'),
  },
  {
    name: 'address, error',
    logged: /addAddress|500/,
    come: async (visitor) => {
      await signsUp(visitor, 'address-save-failing');
      await visitor.goesOnInVain('Proceed');
    },
  },
  { name: 'pets, one chosen', come: (visitor) => visitor.jumps('grooming', 'petDetails') },
  { name: 'pets, none there', come: hasNoPet },
  {
    name: 'pets, on their way',
    isFetching: true,
    come: (visitor) => waitsFor(visitor, 'petDetails', 'Loading pets'),
  },
  {
    name: 'pets, none chosen',
    come: async (visitor) => {
      await visitor.jumps('grooming', 'petDetails');
      await visitor.presses('Bruno');
      await visitor.goesOnInVain('Next');
    },
  },
  {
    name: 'new pet, empty',
    come: async (visitor) => {
      await hasNoPet(visitor);
      await visitor.comesBy('Add Pet', visitor.page.getByRole('form', { name: 'New pet' }));
    },
  },
  {
    name: 'new pet, filled in',
    come: async (visitor) => {
      await visitor.jumps('grooming', 'petDetails');
      await visitor.comesBy('Add Pet', visitor.page.getByRole('form', { name: 'New pet' }));
    },
  },
  {
    name: 'new pet, errors',
    come: async (visitor) => {
      await hasNoPet(visitor);
      await visitor.presses('Add Pet');
      await visitor.goesOnInVain('Next');
    },
  },
  {
    name: 'new pet, breeds suggested',
    come: async (visitor) => {
      await hasNoPet(visitor);
      await visitor.presses('Add Pet');
      await visitor.types('Breed', 'la');
      await visitor.page.getByRole('option').first().waitFor();
    },
  },
];
