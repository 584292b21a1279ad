import { type DataTable, Then } from '@cucumber/cucumber';
import { expectTotal } from '../../tests/library/assertions';
import { ensure, expectSame } from '../../tests/library/scenario-error';
import { readCell } from '../../tests/library/values';
import { expectRecord, expectRows } from '../support/tables';
import type { ScenarioWorld } from '../support/scenario-world';

Then('the total is {money}', function (this: ScenarioWorld, total: string) {
  return this.customer.waitFor(() => expectTotal(this.customer, total));
});

// Before the booking has a price, the page shows words in place of the total.
Then('the total is {string}', function (this: ScenarioWorld, words: string) {
  return this.customer.waitFor(async () => expectSame('The total', await this.customer.total(), words));
});

Then('the calendar file reads:', function (this: ScenarioWorld, table: DataTable) {
  return this.customer.waitFor(async () => {
    const [address = ''] = await this.customer.driver.read('addressesOf', 'Add to calendar');
    const lines = decodeURIComponent(address)
      .split('\r\n')
      .map((line) => line.split(':', 2));
    const values = Object.fromEntries(lines) as Record<string, string>;
    expectRecord('The calendar file', values, table, (cell) => readCell(cell, this.now));
  });
});

Then('the summary reads:', function (this: ScenarioWorld, table: DataTable) {
  return this.customer.waitFor(async () => {
    const rows = await this.customer.driver.read('summaryRows');
    const { path } = await this.customer.whereabouts();
    ensure(rows.length > 0, `The page ${path} has no summary.`);
    expectRows('The summary', rows, table);
  });
});
