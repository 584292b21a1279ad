import { Then, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually } from '../support/eventually';
import { fillIn, goOn } from '../support/journey';
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

/** Each row is chosen field by field; its last column is the total that it makes. */
Then('the total follows from what {person} chooses:', async function (this: Story, _person: Person, rows: DataTable) {
  for (const { Total: total, ...choices } of rows.hashes()) {
    await fillIn(this.customer, choices);
    await eventually(async () => assert.equal(await this.customer.total(), total));
  }
});

/** Each row: a package, for which the customer goes back from the second step, and the end date that it brings. */
Then('the end date follows from the package that {person} chooses:', async function (this: Story, _person: Person, rows: DataTable) {
  for (const [name, end] of rows.raw()) {
    await this.customer.presses('Back');
    await this.customer.fillsIn('Package', name!);
    await goOn(this.customer);
    await eventually(async () => assert.equal(await this.customer.valueOf('End date'), end));
  }
});

Then('the times follow from the slot that {person} chooses:', async function (this: Story, _person: Person, rows: DataTable) {
  for (const { Slot: slot, First: first, Last: last, Count: count } of rows.hashes()) {
    await this.customer.fillsIn('Time slot', slot!);
    await eventually(async () => {
      const times = await this.customer.optionsOf('Time');
      const seen = { time: await this.customer.valueOf('Time'), first: times[0], last: times.at(-1), count: times.length };
      assert.deepEqual(seen, { time: first, first, last, count: Number(count) });
    });
  }
});
