import { wordList } from '../../tests/library/word-list';
import type { Customer } from '../../tests/library/customer';
import { DETAILS } from '../../tests/library/details';
import { give } from '../../tests/library/entries';
import { expectPage, goOn } from '../../tests/library/flows';
import { readPage } from '../../tests/library/pages';
import {
  expectTotal,
  expectMessages,
  expectOptions,
  expectToldNothing,
  expectValue,
} from '../../tests/library/assertions';
import { readSentence } from './sentences';
import { expectSame, ensure, ScenarioError } from '../../tests/library/scenario-error';
import { RESULT_MARK } from './tables';
import { readCell, readExpectedCell, readList } from '../../tests/library/values';
import type { ScenarioWorld } from './scenario-world';

type Expectation = (customer: Customer, expected: string) => Promise<void>;

/** By the words after a heading's arrow, as in '→ total'. `expectResult` also knows 'told' and '<detail> offers'. */
const RESULTS = wordList<Expectation>('a result or a detail', {
  ...Object.fromEntries(
    DETAILS.words.map((name): [string, Expectation] => [
      name,
      (customer, expected) => expectValue(customer, DETAILS.read(name), expected),
    ]),
  ),
  page: (customer, expected) => expectPage(customer, readPage(expected)),
  address: async (customer, expected) => {
    const { path, query } = await customer.whereabouts();
    expectSame('The address', path + query, expected);
  },
  heading: async (customer, expected) => expectSame('The heading', (await customer.whereabouts()).heading, expected),
  title: async (customer, expected) => expectSame('The title', await customer.driver.read('title'), expected),
  progress: async (customer, expected) => expectSame('The progress', await customer.driver.read('progress'), expected),
  links: async (customer, expected) => {
    for (const name of readList(expected)) ensure(await customer.isOffered(name), `There is no link '${name}'.`);
  },
  chat: async (customer, expected) =>
    expectSame("The chat's first sentence", await customer.driver.read('chatGreeting'), expected),
  total: expectTotal,
});

type Row = Readonly<Record<string, string>>;

/** As features/README.md says. Throws for a table without arrows. */
export async function checkCases(world: ScenarioWorld, rows: readonly Row[]): Promise<void> {
  const hasResults = Object.keys(rows[0] ?? {}).some((column) => column.startsWith(RESULT_MARK));
  ensure(hasResults, `The table needs a heading with an arrow: '${RESULT_MARK}total'.`);
  for (const [index, row] of rows.entries()) {
    try {
      await checkRow(world, row, index === 0);
    } catch (error) {
      const cells = Object.values(row).join(' | ');
      throw new ScenarioError(
        `In row ${index + 1} (${cells}): ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

async function checkRow({ customer, now }: ScenarioWorld, row: Row, isFirst: boolean): Promise<void> {
  let lastGiven = '';
  for (const [column, cell] of Object.entries(row)) {
    if (column.startsWith(RESULT_MARK)) {
      await expectResult(customer, column.slice(RESULT_MARK.length), readExpectedCell(cell, now), lastGiven);
    } else if (column === 'page') await openPage(customer, cell, isFirst);
    else {
      await give(customer, DETAILS.read(column), readCell(cell, now));
      lastGiven = column;
    }
  }
}

/** In the first row by its address; in later rows without a page load, like the browser's Forward button. */
async function openPage(customer: Customer, page: string, isFirst: boolean): Promise<void> {
  const path = page.startsWith('/') ? page.replace(/^\/in\/packages/, '') : readPage(page).path;
  if (isFirst) return customer.opens(path);
  await customer.movesTo(path);
  // The next column could read the page that is being replaced.
  await customer.waitsUntilIdle();
}

async function expectResult(customer: Customer, result: string, expected: string, lastGiven: string): Promise<void> {
  if (result === 'told') {
    ensure(lastGiven !== '', "Give a detail before the column '→ told'.");
    await goOn(customer);
    return expected === ''
      ? expectToldNothing(customer)
      : expectMessages(customer, [{ field: lastGiven, message: readSentence(expected) }]);
  }
  const [, offering] = /^(.+) offers$/.exec(result) ?? [];
  return customer.waitFor(async () => {
    if (offering !== undefined) await expectOptions(customer, DETAILS.read(offering), expected);
    else await RESULTS.read(result)(customer, expected);
  });
}
