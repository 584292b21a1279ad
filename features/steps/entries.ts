import { Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Complaint } from '../support/customer';
import { eventually } from '../support/eventually';
import { fillIn, goOn, PLAIN_PACKAGE } from '../support/journey';
import type { Person } from '../support/people';
import type { Story } from '../support/world';

When('{person} fills in:', async function (this: Story, _person: Person, entries: DataTable) {
  await fillIn(this.customer, entries.rowsHash());
});

When('{person} fills in all but {string}', function (this: Story, _person: Person, leftOut: string) {
  const { [leftOut]: _leftOut, ...entries } = PLAIN_PACKAGE;
  return fillIn(this.customer, entries);
});

When('{person} chooses/gives {string} for/as {string}', function (this: Story, _person: Person, value: string, field: string) {
  return this.customer.fillsIn(field, value);
});

When('{person} types {string} as {string}', function (this: Story, _person: Person, text: string, field: string) {
  return this.customer.types(field, text);
});

When('{person} empties {string}', function (this: Story, _person: Person, field: string) {
  return this.customer.fillsIn(field, '');
});

When('{person} ticks/unticks {string} in {string}', function (this: Story, _person: Person, option: string, group: string) {
  return this.customer.toggles(option, group);
});

When('{person} passes by {string}', function (this: Story, _person: Person, field: string) {
  return this.customer.passesBy(field);
});

When('{person} takes back {string} in {string}', function (this: Story, _person: Person, option: string, group: string) {
  return this.customer.toggles(option, group);
});

When('{person} takes back {string} in {string} by keyboard', function (this: Story, _person: Person, option: string, group: string) {
  return this.customer.togglesByKeyboard(option, group);
});

Then('{person} is told {string} about {string}', function (this: Story, _person: Person, message: string, field: string) {
  return hears(this, [{ field, message }]);
});

/** Each row is given and, with Next, found wrong. */
Then(
  '{person} is told {string} about {string} for each of:',
  async function (this: Story, _person: Person, message: string, field: string, values: DataTable) {
    for (const [value] of values.raw()) {
      await this.customer.fillsIn(field, value!);
      await goOn(this.customer);
      await hears(this, [{ field, message }]);
    }
  },
);

Then('{person} is told:', function (this: Story, _person: Person, complaints: DataTable) {
  return hears(this, complaints.raw().map(([field, message]) => ({ field: field!, message: message! })));
});

Then('{person} is told of no mistake', function (this: Story, _person: Person) {
  return hears(this, []);
});

Then('{person} is alerted {string}', async function (this: Story, _person: Person, message: string) {
  await eventually(async () => assert.equal(await this.customer.alert(), message));
  await this.customer.closesAlert();
});

Then('{string} is {string}', function (this: Story, field: string, value: string) {
  return eventually(async () => assert.equal(await this.customer.valueOf(field), value));
});

/** Each row: what is given, and what the field makes of it. */
Then('{string} keeps what {person} gives:', async function (this: Story, field: string, _person: Person, rows: DataTable) {
  for (const [given, kept] of rows.raw()) {
    await this.customer.fillsIn(field, given!);
    await eventually(async () => assert.equal(await this.customer.valueOf(field), kept));
  }
});

Then('{string} is that of {string}', function (this: Story, field: string, part: string) {
  return eventually(async () => {
    const value = await this.customer.valueOf(field);
    assert.ok(value.includes(part) && !value.includes(' + '), `'${field}' is '${value}'`);
  });
});

Then('{string} is empty', function (this: Story, field: string) {
  return eventually(async () => assert.equal(await this.customer.valueOf(field), ''));
});

Then('{string} offers:', function (this: Story, field: string, options: DataTable) {
  return eventually(async () => assert.deepEqual(await this.customer.optionsOf(field), options.raw().flat()));
});

Then('{string} offers {string} first', function (this: Story, field: string, start: string) {
  return eventually(async () => {
    const [first = ''] = await this.customer.optionsOf(field);
    assert.ok(first.startsWith(start), `'${field}' offers '${first}' first`);
  });
});

Then('{string} offers {int} choices, each with {string}', function (this: Story, field: string, count: number, part: string) {
  return eventually(async () => {
    const options = await this.customer.optionsOf(field);
    assert.equal(options.length, count);
    for (const option of options) assert.match(option.toLowerCase(), new RegExp(part));
  });
});

/** Exactly these complaints, in any order. */
async function hears(story: Story, expected: readonly Complaint[]): Promise<void> {
  const inOrder = (complaints: readonly Complaint[]) => complaints.map(({ field, message }) => `${field}: ${message}`).toSorted();
  await eventually(async () => assert.deepEqual(inOrder(await story.customer.complaints()), inOrder(expected)));
}
