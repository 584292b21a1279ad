import { Then, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually } from '../support/eventually';
import type { Person } from '../support/people';
import type { Story } from '../support/world';

Then('{person} sees the summary of:', function (this: Story, _person: Person, rows: DataTable) {
  return eventually(async () => {
    const summary = await this.customer.summary();
    const expected = rows.rowsHash();
    const shown = Object.fromEntries(Object.keys(expected).map((label) => [label, summary[label]]));
    assert.deepEqual(shown, expected);
  });
});
