import { SERVICES } from '../../src/domain/services';
import { arriveAt, goOn } from '../support/journey';
import { pageOf, THANK_YOU_PAGE } from '../support/pages';
import { open, stopAnswers } from './acts';
import { LIGHT_ON_PHONE, wear } from './looks';
import type { State } from './state';

const SUMMARY = pageOf('walking', 'summary');

/** The summary and what follows, the shell's menus, and what only the demo has. */
export const OTHER_PAGES: readonly State[] = [
  ...SERVICES.map((service): State => ({ name: `${service} summary`, jumpsTo: pageOf(service, 'summary') })),
  {
    name: 'summary, being sent',
    jumpsTo: SUMMARY,
    isFetching: true,
    act: async (customer, page) => {
      await stopAnswers(customer, page);
      await goOn(customer);
      await customer.findsText('Processing your request...');
    },
  },
  {
    name: 'summary, refused',
    story: 'booking-refused',
    jumpsTo: SUMMARY,
    logged: /createBooking/,
    act: async (customer) => {
      await goOn(customer);
      await customer.finds({ role: 'alertdialog' });
    },
  },
  {
    name: 'thank you',
    jumpsTo: SUMMARY,
    act: async (customer) => {
      await goOn(customer);
      await arriveAt(customer, THANK_YOU_PAGE);
    },
  },
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
      await customer.movesTo('/walking/1');
      await customer.finds({ role: 'button', name: 'Reload the page' });
    },
  },
  {
    name: 'menu of narrow screens',
    opens: '/walking/1',
    onlyAt: 360,
    act: async (customer, page) => {
      await wear(page, LIGHT_ON_PHONE);
      await open(customer, 'Open menu', { role: 'dialog', name: 'Menu' });
    },
  },
  {
    name: 'menu of the header',
    opens: '/walking/1',
    onlyAt: 1280,
    act: (customer) => open(customer, 'Pet Services', { role: 'menu' }),
  },
  {
    name: "the demo's panel",
    opens: '/walking/1',
    act: (customer) => open(customer, 'Demo', { role: 'region', name: 'Demo panel' }),
  },
  {
    name: 'notice before leaving the demo',
    opens: '/walking/1',
    act: (customer) => open(customer, 'Chat with us for more information', { role: 'dialog', name: 'This link leaves the demo' }),
  },
];
