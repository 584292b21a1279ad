import type { DataTable } from '@cucumber/cucumber';
import { DETAILS, type Detail } from '../../tests/support/details';
import { expectMessages } from '../../tests/support/assertions';
import type { Persona } from '../../tests/support/personas';
import { SENTENCES_BESIDE_NO_FIELD, readSentence } from '../support/sentences';
import { expectSame, ensure, ScenarioError } from '../../tests/support/scenario-error';
import { pairsOf } from '../support/tables';
import { stepsAbout } from '../support/vocabulary';

const step = stepsAbout('messages');

step(
  '{customer} is told {message} about {detail}',
  'Then Meera is told "Please enter email" about Email',
  function (_person: Persona, message: string, { name }: Detail) {
    return expectMessages(this.customer, [{ field: name, message }]);
  },
);

step(
  '{customer} is told:',
  `Then Meera is told:
  | Email  | Please enter email   |
  | Gender | Please select gender |`,
  function (_person: Persona, table: DataTable) {
    const fieldMessages = pairsOf(table).map(([name, message]) => ({ field: DETAILS.read(name).name, message: readSentence(message) }));
    return expectMessages(this.customer, fieldMessages);
  },
);

step(
  '{customer} is told {message}',
  'Then Meera is told "Processing your request..."',
  function (_person: Persona, message: string) {
    return this.customer.findsText(message);
  },
);

step('{customer} sees how far the upload is', 'Then Meera sees how far the upload is', function (_person: Persona) {
  const upload = { role: 'progressbar', name: 'Upload' };
  return this.customer.waitFor(async () => ensure(await this.customer.driver.read('has', upload), 'The page shows no upload progress.'));
});

step('{customer} is told nothing', 'Then Meera is told nothing', async function (_person: Persona) {
  await this.settles();
  await expectMessages(this.customer, []);
  expectSame('The alert', await this.customer.alert(), undefined);
  for (const sentence of SENTENCES_BESIDE_NO_FIELD) {
    if (await this.customer.sees(sentence)) throw new ScenarioError(`"${sentence}" is on the page.`);
  }
});

step(
  '{customer} is alerted {message}',
  'Then Meera is alerted "User already exists. Please login to continue."',
  async function (_person: Persona, message: string) {
    await this.customer.waitFor(async () => {
      const alert = await this.customer.alert();
      ensure(alert !== undefined, 'No alert is open.');
      expectSame('The alert', alert, message);
    });
    await this.customer.closesAlert();
  },
);
