import type { DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { DETAILS, type Detail } from '../support/details';
import { eventually } from '../support/eventually';
import { hears } from '../support/perception';
import type { Person } from '../support/people';
import { readSentence } from '../support/sentences';
import { stepsAbout } from '../support/vocabulary';
import type { Story } from '../support/world';

const step = stepsAbout('messages');

step(
  '{customer} is told {message} about {detail}',
  'Then Meera is told "Please enter email" about Email',
  function (this: Story, _person: Person, message: string, { name }: Detail) {
    return hears(this.customer, [{ field: name, message }]);
  },
);

step(
  '{customer} is told:',
  `Then Meera is told:
  | Email  | Please enter email   |
  | Gender | Please select gender |`,
  function (this: Story, _person: Person, table: DataTable) {
    const complaints = table.raw().map(([name, message]) => ({ field: DETAILS.read(name!).name, message: readSentence(message!) }));
    return hears(this.customer, complaints);
  },
);

step(
  '{customer} is told {message}',
  'Then Meera is told nothing',
  async function (this: Story, _person: Person, message: string | undefined) {
    if (message !== undefined) return eventually(async () => assert.ok(await this.customer.sees(message), 'it is not said'));
    await hears(this.customer, []);
    assert.equal(await this.customer.alert(), undefined);
  },
);

step(
  '{customer} is alerted {message}',
  'Then Meera is alerted "User already exists. Please login to continue."',
  async function (this: Story, _person: Person, message: string) {
    await eventually(async () => assert.equal(await this.customer.alert(), message));
    await this.customer.closesAlert();
  },
);
