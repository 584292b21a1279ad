import type { DataTable } from '@cucumber/cucumber';
import { expectSame } from '../../tests/support/story-error';
import { expectRecord } from '../support/tables';
import { stepsAbout } from '../support/vocabulary';
import type { Story } from '../support/world';

const step = stepsAbout('the booking');

step('the total is {money}', 'Then the total is ₹1,499.00', function (this: Story, total: string) {
  return this.customer.waitFor(async () => expectSame('The total', await this.customer.total(), total));
});

// A row '…' stands for all others.
step(
  'the summary reads:',
  `Then the summary reads:
  | Package  | Express          |
  | End date | December 7, 2026 |
  | …        |                  |`,
  function (this: Story, table: DataTable) {
    return this.customer.waitFor(async () => expectRecord('The summary', await this.customer.summary(), table));
  },
);
