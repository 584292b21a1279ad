import { SERVICES } from '../../src/domain/services';
import { LOOKS, wear } from './looks';
import type { State } from './state';

const [NARROW] = LOOKS;

/** The summary and what follows, the shell's menus, and what only the demo has. */
export const OTHER_PAGES: readonly State[] = [
  ...SERVICES.map((service): State => ({ name: `${service} summary`, come: (visitor) => visitor.jumps(service, 'summary') })),
  {
    name: 'summary, being sent',
    isFetching: true,
    come: async (visitor) => {
      await visitor.jumps('walking', 'summary');
      await visitor.settles();
      await visitor.slowsDown();
      await visitor.comesBy('Get Best Quotes', visitor.page.getByRole('status').filter({ hasText: 'Processing your request...' }));
    },
  },
  {
    name: 'summary, refused',
    logged: /createBooking/,
    come: async (visitor) => {
      await visitor.jumps('walking', 'summary', 'booking-refused');
      await visitor.comesBy('Get Best Quotes', visitor.page.getByRole('alertdialog'));
    },
  },
  {
    name: 'thank you',
    come: async (visitor) => {
      await visitor.jumps('walking', 'summary');
      await visitor.comesBy('Get Best Quotes', visitor.heading('Thank You'));
    },
  },
  { name: 'not found', come: (visitor) => visitor.begins('nowhere') },
  {
    name: 'failure page',
    logged: /./,
    come: async (visitor) => {
      await visitor.begins('nowhere');
      await visitor.breaks(() => {
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
      await visitor.goesTo('walking/1');
      await visitor.page.getByRole('button', { name: 'Reload the page' }).waitFor();
    },
  },
  {
    name: 'menu of narrow screens',
    onlyAt: 360,
    come: async (visitor) => {
      await visitor.begins('walking');
      await wear(visitor.page, NARROW);
      await visitor.comesBy('Open menu', visitor.dialog('Menu'));
    },
  },
  {
    name: 'menu of the header',
    onlyAt: 1280,
    come: async (visitor) => {
      await visitor.begins('walking');
      await visitor.comesBy('Pet Services', visitor.page.getByRole('menu'));
    },
  },
  {
    name: "the demo's panel",
    come: async (visitor) => {
      await visitor.begins('walking');
      await visitor.comesBy('Demo', visitor.page.getByRole('region', { name: 'Demo panel' }));
    },
  },
  {
    name: 'notice before leaving the demo',
    come: async (visitor) => {
      await visitor.begins('walking');
      await visitor.comesBy('Chat with us for more information', visitor.dialog('This link leaves the demo'));
    },
  },
];
