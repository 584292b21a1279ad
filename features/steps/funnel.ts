import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually } from '../support/eventually';
import { arriveAt, comeTo, fillIn, goOn, PLAIN_PACKAGE, walkTo } from '../support/journey';
import { readPage, storyPage, type StoryPage } from '../support/pages';
import type { Person } from '../support/people';
import type { Story } from '../support/world';

Given('{person} has come to {page}', function (this: Story, _person: Person, page: StoryPage) {
  return comeTo(this.customer, page);
});

Given('{person} has walked to {page}', function (this: Story, _person: Person, page: StoryPage) {
  return walkTo(this.customer, page);
});

Given('{person} has chosen the package {string}', function (this: Story, _person: Person, name: string) {
  return choosePackage(this, { Package: name });
});

Given(
  '{person} has chosen the package {string} with {string}',
  function (this: Story, _person: Person, name: string, frequency: string) {
    return choosePackage(this, { Package: name, 'Walk frequency': frequency });
  },
);

When('{person} opens {page}', function (this: Story, _person: Person, page: StoryPage) {
  return this.customer.opens(page.path);
});

When('{person} opens the address {string}', function (this: Story, _person: Person, path: string) {
  return this.customer.opens(path);
});

When('{person} goes on', function (this: Story, _person: Person) {
  return goOn(this.customer);
});

When('{person} presses {string}', function (this: Story, _person: Person, control: string) {
  return this.customer.presses(control);
});

Then('{person} can press {string}', function (this: Story, _person: Person, control: string) {
  return eventually(async () => assert.ok(await this.customer.canPress(control), `'${control}' cannot be pressed`));
});

Then('{person} cannot press {string}', function (this: Story, _person: Person, control: string) {
  return eventually(async () => assert.ok(!(await this.customer.canPress(control)), `'${control}' can be pressed`));
});

Then('{person} sees {page}', function (this: Story, _person: Person, page: StoryPage) {
  return arriveAt(this.customer, page);
});

/** Each row: a page that is asked for, and the page that is seen. The first address is typed, the others come from the history. */
Then('{person} is led:', async function (this: Story, _person: Person, rows: DataTable) {
  for (const [index, [asked, seen]] of rows.raw().entries()) {
    const { path } = readPage(asked!);
    await (index === 0 ? this.customer.opens(path) : this.customer.movesTo(path));
    await arriveAt(this.customer, readPage(seen!));
  }
});

Then('{person} sees {string}', function (this: Story, _person: Person, text: string) {
  return eventually(async () => assert.ok(await this.customer.sees(text), `'${text}' does not stand on the page`));
});

Then('{person} does not see {string}', function (this: Story, _person: Person, text: string) {
  return eventually(async () => assert.ok(!(await this.customer.sees(text)), `'${text}' stands on the page`));
});

Then('the total is {money}', function (this: Story, total: string) {
  return eventually(async () => assert.equal(await this.customer.total(), total));
});

async function choosePackage({ customer }: Story, choices: Readonly<Record<string, string>>): Promise<void> {
  await customer.opens('/walking/1');
  await fillIn(customer, { ...PLAIN_PACKAGE, ...choices });
  await goOn(customer);
  await arriveAt(customer, storyPage('walking', 'date page'));
}
