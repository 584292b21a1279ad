import type { Customer } from '../../tests/support/customer';
import { DETAILS } from '../../tests/support/details';
import { give } from '../../tests/support/entries';
import { arriveAt, goOn } from '../../tests/support/journey';
import { readPage } from '../../tests/support/pages';
import { hears, stands } from '../../tests/support/perception';
import { readSentence } from './sentences';
import { expectSame, insist, StoryError } from '../../tests/support/story-error';
import { RESULT_MARK } from './tables';
import { areOptions, readCell, readExpectedCell } from '../../tests/support/values';
import type { Story } from './world';

/** What a column with an arrow says of the page, but for details, which are looked up. */
const RESULTS: Readonly<Record<string, (customer: Customer, expected: string) => Promise<void>>> = {
  page: (customer, expected) => arriveAt(customer, readPage(expected)),
  address: async (customer, expected) => expectSame('The address', (await customer.whereabouts()).path, expected),
  heading: async (customer, expected) => expectSame('The heading', (await customer.whereabouts()).heading, expected),
  title: async (customer, expected) => expectSame('The title', await customer.title(), expected),
  progress: async (customer, expected) => expectSame('The progress', await customer.progress(), expected),
  total: async (customer, expected) => expectSame('The total', await customer.total(), expected),
};

type Row = Readonly<Record<string, string>>;

/**
 * Goes through a table of cases, in which each row goes on from the one before. What stands in plain columns is done: 'page' is
 * opened, a detail is given. What stands in columns with an arrow then has to be so: '→ total', '→ page', '→ address', '→ heading', '→ title',
 * '→ progress', '→ told' (after going on, about the last detail that was given), '→ End date', '→ Time offers'. Throws for a
 * table without such columns, and names the row that fails.
 */
export async function findsInEachRow(story: Story, rows: readonly Row[]): Promise<void> {
  const hasResults = Object.keys(rows[0] ?? {}).some((column) => column.startsWith(RESULT_MARK));
  insist(hasResults, `The table needs a heading with an arrow: '${RESULT_MARK}total'.`);
  for (const [index, row] of rows.entries()) {
    try {
      await findInRow(story, row, index === 0);
    } catch (error) {
      const cells = Object.values(row).join(' | ');
      throw new StoryError(`In row ${index + 1} (${cells}): ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function findInRow({ customer, now }: Story, row: Row, isFirst: boolean): Promise<void> {
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

/** The first address is typed; the others come from the history, as with the browser's Forward button. */
function openPage(customer: Customer, page: string, isFirst: boolean): Promise<void> {
  const path = page.startsWith('/') ? page : readPage(page).path;
  return isFirst ? customer.opens(path) : customer.movesTo(path);
}

async function expectResult(customer: Customer, result: string, expected: string, lastGiven: string): Promise<void> {
  if (result === 'told') {
    insist(lastGiven !== '', 'A detail has to be given before what is told of it.');
    await goOn(customer);
    return hears(customer, [{ field: lastGiven, message: readSentence(expected) }]);
  }
  const [, offering] = /^(.+) offers$/.exec(result) ?? [];
  return customer.waitFor(async () => {
    if (offering !== undefined) {
      const detail = DETAILS.read(offering);
      const options = await customer.optionsOf(detail);
      if (!areOptions(detail, options, expected)) throw new StoryError(`${offering} offers ${options.join(', ') || 'nothing'}.`);
    } else if (RESULTS[result]) await RESULTS[result](customer, expected);
    else await stands(customer, DETAILS.read(result), expected);
  });
}
