import type { DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually } from '../support/eventually';
import { stepsAbout } from '../support/vocabulary';
import type { Story } from '../support/world';

const step = stepsAbout('the booking');

step('the total is {money}', 'Then the total is ₹1,499.00', function (this: Story, total: string) {
  return eventually(async () => assert.equal(await this.customer.total(), total));
});

step(
  'the summary reads:',
  `Then the summary reads:
  | Package  | Express          |
  | End date | December 7, 2026 |`,
  function (this: Story, table: DataTable) {
    return eventually(async () => {
      const summary = await this.customer.summary();
      const expected = table.rowsHash();
      const shown = Object.fromEntries(Object.keys(expected).map((label) => [label, summary[label]]));
      assert.deepEqual(shown, expected);
    });
  },
);
