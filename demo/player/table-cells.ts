import { RESULTS } from '../../features/support/case-table';
import { readSentence } from '../../features/support/sentences';
import { RESULT_MARK } from '../../features/support/tables';
import { DETAILS } from '../../tests/library/details';
import { wordList } from '../../tests/library/word-list';

const RESULT_COLUMNS = [...RESULTS.words, ...DETAILS.words.map((name) => `${name} offers`), 'told'].map(
  (name) => RESULT_MARK + name,
);
const COLUMNS = wordList(
  'a column',
  Object.fromEntries([...DETAILS.words, 'page', ...RESULT_COLUMNS].map((name) => [name, name])),
);

/**
 * Returns the function that reads a cell in the table of a step, and throws a sentence for a wrong word; undefined if the cell takes
 * any text. Rows and columns count from 0.
 */
export function readerOfCell(step: string, row: number, column: number): ((cell: string) => unknown) | undefined {
  if (step.endsWith(' finds:')) return row === 0 ? COLUMNS.read : undefined;
  if (!/ (?:gives|is asked for|is told):$/.test(step)) return undefined;
  if (column === 0) return DETAILS.read;
  return column === 1 && step.endsWith(' is told:') ? readSentence : undefined;
}
