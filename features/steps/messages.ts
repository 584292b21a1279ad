import { type DataTable, Then } from '@cucumber/cucumber';
import { DETAILS, type Detail } from '../../tests/library/details';
import { expectMessages, expectTold } from '../../tests/library/assertions';
import type { Persona } from '../../tests/library/personas';
import { SENTENCES_BESIDE_NO_FIELD, readSentence } from '../support/sentences';
import { expectSame, ensure, ScenarioError } from '../../tests/library/scenario-error';
import { pairsOf } from '../support/tables';
import type { ScenarioWorld } from '../support/scenario-world';

Then(
  '{customer} is told {message} about {detail}',
  function (this: ScenarioWorld, _person: Persona, message: string, { name }: Detail) {
    return expectMessages(this.customer, [{ field: name, message }]);
  },
);

Then('{customer} is told:', function (this: ScenarioWorld, _person: Persona, table: DataTable) {
  const fieldMessages = pairsOf(table).map(([name, message]) => ({
    field: DETAILS.read(name).name,
    message: this.serverSentences.has(message) ? message : readSentence(message),
  }));
  return expectMessages(this.customer, fieldMessages);
});

Then('{customer} is told {message}', function (this: ScenarioWorld, _person: Persona, message: string) {
  return expectTold(this.customer, message, SENTENCES_BESIDE_NO_FIELD);
});

Then('{customer} sees how far the upload is', function (this: ScenarioWorld, _person: Persona) {
  const upload = { role: 'progressbar', name: 'Upload' };
  return this.customer.waitFor(async () =>
    ensure(await this.customer.driver.read('has', upload), 'The page shows no upload progress.'),
  );
});

Then('{customer} is told nothing', async function (this: ScenarioWorld, _person: Persona) {
  await this.settles();
  await expectMessages(this.customer, []);
  expectSame('The alert', await this.customer.alert(), undefined);
  for (const sentence of SENTENCES_BESIDE_NO_FIELD) {
    if (await this.customer.sees(sentence)) throw new ScenarioError(`"${sentence}" is on the page.`);
  }
});

Then('{customer} is alerted {message}', async function (this: ScenarioWorld, _person: Persona, message: string) {
  await this.customer.waitFor(async () => {
    const alert = await this.customer.alert();
    ensure(alert !== undefined, 'No alert is open.');
    expectSame('The alert', alert, message);
  });
  await this.customer.closesAlert();
});
