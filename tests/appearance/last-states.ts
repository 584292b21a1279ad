import { SERVICES } from '../../src/domain/services';
import { giveAll } from '../library/entries';
import { expectPage, goOn } from '../library/flows';
import { pageOf, THANK_YOU_PAGE } from '../library/pages';
import { findPart, inTurn, openPart, stopAnswers, type Action } from './actions';
import { LIGHT_ON_PHONE, applyDisplayMode } from './display-modes';
import type { State } from './state';

const SUMMARY = pageOf('walking', 'summary');
const opens = '/walking/1';

const openMenuOnPhone = inTurn(
  (_customer, page) => applyDisplayMode(page, LIGHT_ON_PHONE),
  openPart('Open menu', { role: 'dialog', name: 'Menu' }),
);
const unfoldTicket = inTurn(
  (_customer, page) => applyDisplayMode(page, LIGHT_ON_PHONE),
  openPart('Your booking', { role: 'dialog', name: 'Your booking' }),
);
const sendWithoutAnswer = inTurn(stopAnswers, goOn, (customer) => customer.findsText('Processing your request...'));

const send: Action = inTurn(goOn, (customer) => expectPage(customer, THANK_YOU_PAGE));

/** All that the demo offers and has not chosen ahead: the longest texts of a ticket. */
const chooseAll: Action = async (customer) => {
  await customer.movesTo('/grooming/1');
  await giveAll(customer, {
    Packages: "Bath & Brush, Tick & Flea Care, Puppy's First Groom",
    'Hair Trimming': 'Teddy Bear Cut',
    'Select Extra Add Ons (with additional cost)': 'Nail Clipping, Teeth Brushing, De-shedding',
  });
  await customer.movesTo('/grooming/petDetails');
  await giveAll(customer, { 'Your pets': 'Simba' });
  await goOn(customer);
  await expectPage(customer, pageOf('grooming', 'summary'));
};

const chooseAllAndMove = (path: string): Action =>
  inTurn(chooseAll, (customer) => customer.movesTo(path), findPart({ role: 'region', name: 'Your booking' }));

const seeLastBooking = inTurn(
  send,
  (customer) => customer.movesTo(opens),
  findPart({ role: 'button', name: 'Book again' }),
);

/** `toFixed` throws on a page with a price. On the error page it works, because axe uses it. */
const failToRender: Action = async (customer, page) => {
  await page.evaluate(() => {
    const numbers: object = Number.prototype;
    const original = Object.getOwnPropertyDescriptor(numbers, 'toFixed')!;
    Object.defineProperty(numbers, 'toFixed', {
      get: () => {
        if (document.querySelector('h1')?.textContent?.startsWith('Something')) return original.value;
        throw new Error('A page that fails.');
      },
    });
  });
  await customer.movesTo(opens);
  await customer.finds({ role: 'button', name: 'Reload the page' });
};

export const LAST_STATES: readonly State[] = [
  ...SERVICES.map((service): State => ({ name: `${service} summary`, jumpsTo: pageOf(service, 'summary') })),
  { name: 'grooming summary, all chosen', jumpsTo: pageOf('grooming', 'summary'), action: chooseAll },
  ...Object.entries({ 1: '1', 2: '2', address: 'address', pets: 'petDetails' }).map(([name, segment]): State => ({
    name: `grooming ${name}, ticket full`,
    jumpsTo: pageOf('grooming', 'summary'),
    onlyAt: 1280,
    action: chooseAllAndMove(`/grooming/${segment}`),
  })),
  { name: 'ticket, empty', opens, onlyAt: 360, action: unfoldTicket },
  ...SERVICES.map((service): State => ({
    name: `${service} ticket`,
    jumpsTo: pageOf(service, 'pet page'),
    onlyAt: 360,
    action: unfoldTicket,
  })),
  { name: 'summary, sending', jumpsTo: SUMMARY, isLoading: true, action: sendWithoutAnswer },
  {
    name: 'summary, refused',
    preset: 'booking-refused',
    jumpsTo: SUMMARY,
    logged: /createBooking/,
    action: inTurn(goOn, findPart({ role: 'alertdialog' })),
  },
  { name: 'thank you', jumpsTo: SUMMARY, action: send },
  { name: 'thank you, all chosen', jumpsTo: pageOf('grooming', 'summary'), action: inTurn(chooseAll, send) },
  {
    name: 'thank you, details',
    jumpsTo: SUMMARY,
    action: inTurn(send, openPart('Show details', { role: 'button', name: 'Hide details' })),
  },
  { name: 'walking 1, last booking', jumpsTo: SUMMARY, action: seeLastBooking },
  { name: 'thank you, nothing sent', opens: THANK_YOU_PAGE.path },
  { name: 'not found' },
  { name: 'failure page', logged: /./, action: failToRender },
  { name: 'menu of narrow screens, logged in', jumpsTo: SUMMARY, onlyAt: 360, action: openMenuOnPhone },
  {
    name: 'menu of the header',
    opens,
    onlyAt: 1280,
    action: openPart('Pet Services', { role: 'link', name: 'Dog Boarding' }),
  },
  { name: "the demo's panel", opens, action: openPart('Demo', { role: 'region', name: 'Demo panel' }) },
  {
    name: 'notice before leaving the demo',
    opens,
    action: openPart('Chat with us for more information', { role: 'dialog', name: 'This link leaves the demo' }),
  },
];
