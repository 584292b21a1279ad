import type { DataTable } from '@cucumber/cucumber';
import { checkCases } from '../support/case-table';
import { DETAILS, type Detail } from '../../tests/support/details';
import { give, giveAll, takeBack } from '../../tests/support/entries';
import type { Persona } from '../../tests/support/personas';
import { expectOptions, expectValue } from '../../tests/support/assertions';
import { casesOf, pairsOf } from '../support/tables';
import { stepsAbout } from '../support/vocabulary';

const step = stepsAbout('details');

// 'gives' enters a value into a field. The step 'chooses' picks an offered option instead.
step(
  '{customer} gives {value} as {detail}',
  'When Meera gives "98765" as Phone Number',
  function (_person: Persona, value: string, detail: Detail) {
    return detail.kind === 'suggested' ? this.customer.gives(detail, value) : give(this.customer, detail, value);
  },
);

// 'types' enters one character after the other. The step 'gives' enters the whole value at once, as from a clipboard.
step(
  '{customer} types {string} as {detail}',
  'When Meera types "98765" as Phone Number',
  async function (_person: Persona, text: string, detail: Detail) {
    await this.customer.gives(detail, '');
    await this.customer.types(detail, text);
  },
);

step(
  '{customer} chooses {value} as {detail}',
  'When Meera chooses 6:30 AM as Morning time',
  function (_person: Persona, value: string, detail: Detail) {
    return detail.kind === 'date' ? this.customer.picksDay(detail, value) : give(this.customer, detail, value);
  },
);

step('{customer} taps {detail}', 'When Meera taps Start date', function (_person: Persona, detail: Detail) {
  return this.customer.taps(detail);
});

// Beside a date field, the app shows the next days as buttons.
step('{customer} taps {string}', 'When Meera taps "Tomorrow November 21, 2026"', function (_person: Persona, button: string) {
  return this.customer.presses(button);
});

step(
  '{customer} opens the calendar of {detail}',
  'When Asha opens the calendar of Last vaccination',
  function (_person: Persona, detail: Detail) {
    return this.customer.opensCalendar(detail);
  },
);

step(
  '{customer} gives:',
  `When Meera gives:
  | Walk frequency | 2 Walks |
  | Package        | Express |`,
  function (_person: Persona, table: DataTable) {
    return giveAll(this.customer, Object.fromEntries(pairsOf(table)), this.now);
  },
);

step(
  '{customer} takes back {value} from {detail}',
  'When Meera takes back "Combing" from Add-ons',
  function (_person: Persona, value: string, detail: Detail) {
    return takeBack(this.customer, detail, value, () => this.customer.toggles(detail, value));
  },
);

step(
  '{customer} takes back {value} by keyboard from {detail}',
  'When Meera takes back "Lion Cut" by keyboard from Hair Trimming',
  function (_person: Persona, value: string, detail: Detail) {
    return takeBack(this.customer, detail, value, () => this.customer.togglesByKeyboard(detail, value));
  },
);

step('{customer} passes by {detail}', 'When Meera passes by Time slot', function (_person: Persona, detail: Detail) {
  return this.customer.passesBy(detail);
});

// If a typed date can be read in two ways, the app shows a button for each reading.
step('{customer} means {string}', 'When Meera means "5 December 2019"', function (_person: Persona, reading: string) {
  return this.customer.presses(reading);
});

step('{customer} pastes {string}', 'When Asha pastes "Your code is 1234"', function (_person: Persona, text: string) {
  return this.customer.pastesCode(text);
});

step('{detail} is {value}', 'Then Start date is tomorrow', function (detail: Detail, value: string) {
  return this.customer.waitFor(() => expectValue(this.customer, detail, value));
});

step(
  '{customer} is asked for:',
  `Then Meera is asked for:
  | Walk frequency | 1 Walk, 2 Walks, 3 Walks   |
  | Morning time   | 12 from 6:00 AM to 11:30 AM |
  | Start date     |                             |`,
  function (_person: Persona, table: DataTable) {
    return this.customer.waitFor(async () => {
      for (const [name, expected] of pairsOf(table)) {
        const detail = DETAILS.read(name);
        // Throws if the page does not ask for this detail.
        await this.customer.valuesOf(detail);
        await expectOptions(this.customer, detail, expected);
      }
    });
  },
);

step(
  '{customer} finds:',
  `Then Meera finds:
  | Walk frequency | Package   | → total   |
  | 1 Walk         | Express   | ₹597.00   |
  | 2 Walks        | Mid-term  | ₹4,770.00 |`,
  function (_person: Persona, table: DataTable) {
    return checkCases(this, casesOf(table));
  },
);
