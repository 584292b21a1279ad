import { pageTexts } from '../../src/views/page-texts';
import { wordList } from '../../tests/support/word-list';
import type { Customer } from '../../tests/support/customer';
import { askForCode, describePet, goOn, logIn, currentPageName, openPetForm } from '../../tests/support/flows';
import type { Persona } from '../../tests/support/personas';

/** What a customer does in a step that names no value, such as 'she goes back'. */
export type Action = (customer: Customer, person: Persona) => Promise<void>;

const press =
  (control: string): Action =>
  (customer) =>
    customer.presses(control);

// Waits first, because the app moves the focus when it replaces the prerendered page. A key pressed before that would be lost.
const hit =
  (key: string): Action =>
  async (customer) => {
    await customer.waitsUntilIdle();
    await customer.driver.pressKey(key);
  };

export const ACTIONS = wordList<Action>('an action', {
  'goes on': goOn,
  'goes back': press('Back'),
  'goes back in the browser': (customer) => customer.driver.back(),
  'reloads the page': (customer) => customer.reloads(),
  'tries again': press('Reload'),
  'turns to walking': press('Walking'),
  'turns to training': press('Training'),
  'turns to grooming': press('Grooming'),
  'shows 1 more add-on': press(pageTexts.showMore(1)),
  'shows less': press(pageTexts.showLess),
  'opens the calendar': press('Open calendar'),
  'unfolds the support menu': press('Support'),
  'unfolds the pet services menu': press('Pet Services'),
  'unfolds the vet services menu': press('Vet Services'),
  'opens the way to the app': (customer) => customer.opens('/app'),
  'opens the menu': press('Open menu'),
  'books another service': press('Book another service'),
  'books a service': press('Book a service'),
  'presses Tab': hit('Tab'),
  'presses Enter': hit('Enter'),
  'presses Up': hit('ArrowUp'),
  'presses Down': hit('ArrowDown'),
  'presses Left': hit('ArrowLeft'),
  'presses Right': hit('ArrowRight'),
  'presses Home': hit('Home'),
  'presses End': hit('End'),
  'presses Page Up': hit('PageUp'),
  'presses Page Down': hit('PageDown'),
  'presses Esc': hit('Escape'),
  'turns to sign-up': press('Sign Up'),
  'turns to login': press('Sign In'),
  'logs in': logIn,
  'asks for a code': askForCode,
  'asks for another code': press('Click to Resend'),
  'submits the code': press('Submit'),
  'begins an address': async (customer) =>
    customer.presses((await currentPageName(customer)) === 'sign-up page' ? 'Location' : 'Add New Address'),
  'uses the current location': press('Use Current Location'),
  'saves the address': press('Save'),
  'closes the dialog': press('Close'),
  'begins a new pet': openPetForm,
  'describes a new pet': (customer) => describePet(customer),
  'slows the demo down': (customer) => customer.demo.slowsDown(),
  'follows the link to the app': press('Download App'),
  'follows the chat link': press('Chat with us for more information'),
  'objects to being counted': press('Do not count me'),
  'takes the objection back': press('Count me again'),
  'edits the booking': press('Edit'),
  'changes the walking package': press('Change Dog Walking'),
  'changes the date': press('Change Date & time'),
  'changes the address': press('Change Address'),
  'changes the pet': press('Change Pet'),
});
