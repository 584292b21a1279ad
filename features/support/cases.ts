import assert from 'node:assert/strict';
import type { Customer } from './customer';
import { DETAILS } from './details';
import { give } from './entries';
import { eventually } from './eventually';
import { arriveAt, goOn } from './journey';
import { readPage } from './pages';
import { hears, stands } from './perception';
import { readSentence } from './sentences';
import { areOptions, readCell } from './values';
import type { Story } from './world';

const RESULT_MARK = '→ ';

/** What a column with an arrow says of the page, but for details, which are looked up. */
const RESULTS: Readonly<Record<string, (customer: Customer, expected: string) => Promise<void>>> = {
  page: (customer, expected) => arriveAt(customer, readPage(expected)),
  heading: async (customer, expected) => assert.equal((await customer.whereabouts()).heading, expected),
  progress: async (customer, expected) => assert.equal(await customer.progress(), expected),
  total: async (customer, expected) => assert.equal(await customer.total(), expected),
};

/**
 * Goes through a table of cases. What stands in plain columns is done: 'page' is opened, a detail is given. What stands in
 * columns with an arrow then has to be so: '→ total', '→ page', '→ told' (after Next), '→ End date', '→ Time offers'.
 */
export async function findsInEachRow(story: Story, rows: readonly Readonly<Record<string, string>>[]): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const isFirst = index === 0;
    let lastGiven = '';
    for (const [column, cell] of Object.entries(row)) {
      const value = readCell(cell, story.now);
      if (column.startsWith(RESULT_MARK)) await expectResult(story.customer, column.slice(RESULT_MARK.length), value, lastGiven);
      else if (column === 'page') await openPage(story.customer, value, isFirst);
      else {
        await give(story.customer, DETAILS.read(column), value);
        lastGiven = column;
      }
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
    await goOn(customer);
    return hears(customer, [{ field: lastGiven, message: readSentence(expected) }]);
  }
  const [, offering] = /^(.+) offers$/.exec(result) ?? [];
  return eventually(async () => {
    if (offering !== undefined) {
      const options = await customer.optionsOf(DETAILS.read(offering));
      assert.ok(areOptions(options, expected), `${offering} offers ${options.join(', ') || 'nothing'}`);
    } else if (RESULTS[result]) await RESULTS[result](customer, expected);
    else await stands(customer, DETAILS.read(result), expected);
  });
}
