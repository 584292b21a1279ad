import { type DataTable, Then, When } from '@cucumber/cucumber';
import { checkCases } from '../support/case-table';
import { DETAILS, type Detail } from '../../tests/library/details';
import { give, giveAll, takeBack } from '../../tests/library/entries';
import type { Persona } from '../../tests/library/personas';
import { expectOptions, expectValue } from '../../tests/library/assertions';
import { casesOf, pairsOf } from '../support/tables';
import type { ScenarioWorld } from '../support/scenario-world';

When(
  '{customer} gives {value} as {detail}',
  function (this: ScenarioWorld, _person: Persona, value: string, detail: Detail) {
    return detail.kind === 'suggested' ? this.customer.gives(detail, value) : give(this.customer, detail, value);
  },
);

// One character after the other; 'gives' enters the whole value at once, as from a clipboard.
When(
  '{customer} types {string} as {detail}',
  async function (this: ScenarioWorld, _person: Persona, text: string, detail: Detail) {
    await this.customer.gives(detail, '');
    await this.customer.types(detail, text);
  },
);

When(
  '{customer} chooses {value} as {detail}',
  function (this: ScenarioWorld, _person: Persona, value: string, detail: Detail) {
    return detail.kind === 'date' ? this.customer.picksDay(detail, value) : give(this.customer, detail, value);
  },
);

When('{customer} taps {detail}', function (this: ScenarioWorld, _person: Persona, detail: Detail) {
  return this.customer.taps(detail);
});

When('{customer} taps {string}', async function (this: ScenarioWorld, _person: Persona, button: string) {
  await this.customer.pressesOnly(button);
});

When('{customer} taps {string} twice', async function (this: ScenarioWorld, _person: Persona, button: string) {
  await this.customer.waitFor(() => this.customer.expectOffered(button));
  await this.customer.driver.pressRepeatedly(button, 2);
});

When('{customer} opens the calendar of {detail}', function (this: ScenarioWorld, _person: Persona, detail: Detail) {
  return this.customer.opensCalendar(detail);
});

When('{customer} gives:', function (this: ScenarioWorld, _person: Persona, table: DataTable) {
  return giveAll(this.customer, Object.fromEntries(pairsOf(table)), this.now);
});

When(
  '{customer} takes back {value} from {detail}',
  function (this: ScenarioWorld, _person: Persona, value: string, detail: Detail) {
    return takeBack(this.customer, detail, value, () => this.customer.toggles(detail, value));
  },
);

When(
  '{customer} takes back {value} by keyboard from {detail}',
  function (this: ScenarioWorld, _person: Persona, value: string, detail: Detail) {
    return takeBack(this.customer, detail, value, () => this.customer.togglesByKeyboard(detail, value));
  },
);

When('{customer} passes by {detail}', function (this: ScenarioWorld, _person: Persona, detail: Detail) {
  return this.customer.passesBy(detail);
});

When('{customer} pastes {string}', function (this: ScenarioWorld, _person: Persona, text: string) {
  return this.customer.pastesCode(text);
});

// An on-screen keyboard inserts at the cursor: a digit, or all that its clipboard offers.
When(
  '{customer} inserts {string} into box {int}',
  function (this: ScenarioWorld, _person: Persona, text: string, box: number) {
    return this.customer.insertsIntoBox(box, text);
  },
);

When('{customer} deletes in box {int}', function (this: ScenarioWorld, _person: Persona, box: number) {
  return this.customer.insertsIntoBox(box, '');
});

Then('{detail} is {value}', function (this: ScenarioWorld, detail: Detail, value: string) {
  return this.customer.waitFor(() => expectValue(this.customer, detail, value));
});

Then('{customer} is asked for:', function (this: ScenarioWorld, _person: Persona, table: DataTable) {
  return this.customer.waitFor(async () => {
    for (const [name, expected] of pairsOf(table)) {
      const detail = DETAILS.read(name);
      // Throws if the page does not ask for it.
      await this.customer.valuesOf(detail);
      await expectOptions(this.customer, detail, expected);
    }
  });
});

Then('{customer} finds:', function (this: ScenarioWorld, _person: Persona, table: DataTable) {
  return checkCases(this, casesOf(table));
});
