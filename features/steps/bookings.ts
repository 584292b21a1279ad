import type { DataTable } from '@cucumber/cucumber';
import { expectTotal } from '../../tests/support/assertions';
import { ensure, expectSame } from '../../tests/support/scenario-error';
import { expectRecord } from '../support/tables';
import { stepsAbout } from '../support/vocabulary';

const step = stepsAbout('the booking');

step('the total is {money}', 'Then the total is ₹1,499.00', function (total: string) {
  return this.customer.waitFor(() => expectTotal(this.customer, total));
});

// Before the booking has a price, the page shows words in place of the total.
step('the total is {string}', 'Then the total is "from ₹139 a walk"', function (words: string) {
  return this.customer.waitFor(async () => expectSame('The total', await this.customer.total(), words));
});

step(
  'the calendar file reads:',
  `Then the calendar file reads:
  | SUMMARY | Dog Walking with Bruno |
  | DTSTART | 20261205T003000Z       |
  | …       |                        |`,
  function (table: DataTable) {
    return this.customer.waitFor(async () => {
      const [address = ''] = await this.customer.driver.read('addressesOf', 'Add to calendar');
      const lines = decodeURIComponent(address).split('\r\n').map((line) => line.split(':', 2));
      expectRecord('The calendar file', Object.fromEntries(lines) as Record<string, string>, table);
    });
  },
);

step(
  'the summary reads:',
  `Then the summary reads:
  | Package  | Express          |
  | End date | December 7, 2026 |
  | …        |                  |`,
  function (table: DataTable) {
    return this.customer.waitFor(async () => {
      const summary = await this.customer.summary();
      const { path } = await this.customer.whereabouts();
      ensure(Object.keys(summary).length > 0, `The page ${path} has no summary.`);
      expectRecord('The summary', summary, table);
    });
  },
);
