import { SERVICES } from '../../src/domain/services';
import { expectPage, goOn } from '../support/flows';
import { pageOf, THANK_YOU_PAGE } from '../support/pages';
import { find, inTurn, open, stopAnswers } from './acts';
import { LIGHT_ON_PHONE, wear } from './looks';
import type { State } from './state';

const SUMMARY = pageOf('walking', 'summary');
const opens = '/walking/1';

/** The summary and what follows, the shell's menus, and what only the demo has. */
export const OTHER_PAGES: readonly State[] = [
  ...SERVICES.map((service): State => ({ name: `${service} summary`, jumpsTo: pageOf(service, 'summary') })),
  {
    name: 'summary, being sent',
    jumpsTo: SUMMARY,
    isFetching: true,
    act: inTurn(stopAnswers, goOn, (customer) => customer.findsText('Processing your request...')),
  },
  {
    name: 'summary, refused',
    story: 'booking-refused',
    jumpsTo: SUMMARY,
    logged: /createBooking/,
    act: inTurn(goOn, find({ role: 'alertdialog' })),
  },
  { name: 'thank you', jumpsTo: SUMMARY, act: inTurn(goOn, (customer) => expectPage(customer, THANK_YOU_PAGE)) },
  { name: 'thank you, nothing sent', opens: THANK_YOU_PAGE.path },
  { name: 'not found' },
  {
    name: 'failure page',
    logged: /./,
    act: async (customer, page) => {
      await page.evaluate(() => {
        const numbers: object = Number.prototype;
        const whole = Object.getOwnPropertyDescriptor(numbers, 'toFixed')!;
        // No page with a price can be drawn; who looks at what is shown instead can count on.
        Object.defineProperty(numbers, 'toFixed', {
          get: () => {
            if (document.querySelector('h1')?.textContent?.startsWith('Something')) return whole.value;
            throw new Error('A page that fails.');
          },
        });
      });
      await customer.movesTo(opens);
      await customer.finds({ role: 'button', name: 'Reload the page' });
    },
  },
  {
    name: 'menu of narrow screens',
    opens,
    onlyAt: 360,
    act: inTurn((_customer, page) => wear(page, LIGHT_ON_PHONE), open('Open menu', { role: 'dialog', name: 'Menu' })),
  },
  { name: 'menu of the header', opens, onlyAt: 1280, act: open('Pet Services', { role: 'menu' }) },
  { name: "the demo's panel", opens, act: open('Demo', { role: 'region', name: 'Demo panel' }) },
  {
    name: 'notice before leaving the demo',
    opens,
    act: open('Chat with us for more information', { role: 'dialog', name: 'This link leaves the demo' }),
  },
];
