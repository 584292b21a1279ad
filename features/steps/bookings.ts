import type { DataTable } from '@cucumber/cucumber';
import { expectTotal } from '../../tests/support/assertions';
import { ensure } from '../../tests/support/scenario-error';
import { expectRecord } from '../support/tables';
import { stepsAbout } from '../support/vocabulary';

const step = stepsAbout('the booking');

step('the total is {money}', 'Then the total is ₹1,499.00', function (total: string) {
  return this.customer.waitFor(() => expectTotal(this.customer, total));
});

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
