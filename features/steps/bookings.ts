import type { DataTable } from '@cucumber/cucumber';
import { eventually } from '../support/eventually';
import { expectSame } from '../support/story-error';
import { expectRecord } from '../support/tables';
import { stepsAbout } from '../support/vocabulary';
import type { Story } from '../support/world';

const step = stepsAbout('the booking');

step('the total is {money}', 'Then the total is ₹1,499.00', function (this: Story, total: string) {
  return eventually(async () => expectSame('The total', await this.customer.total(), total));
});

// A row '…' stands for all others.
step(
  'the summary reads:',
  `Then the summary reads:
  | Package  | Express          |
  | End date | December 7, 2026 |
  | …        |                  |`,
  function (this: Story, table: DataTable) {
    return eventually(async () => expectRecord('The summary', await this.customer.summary(), table));
  },
);
