import { RESULTS } from '../../features/support/case-table';
import { APP_SENTENCES, readSentence } from '../../features/support/sentences';
import { RESULT_MARK } from '../../features/support/tables';
import { DETAILS } from '../../tests/support/details';
import { wordList, type WordList } from '../../tests/support/word-list';

/** The words that a table cell may contain. `read` throws an error, with a sentence for the user, for any other word. */
export type CellWords = Pick<WordList<unknown>, 'words' | 'read'>;

const RESULT_COLUMNS = [...RESULTS.words, ...DETAILS.words.map((name) => `${name} offers`), 'told'].map((name) => RESULT_MARK + name);
const COLUMNS = wordList('a column', Object.fromEntries([...DETAILS.words, 'page', ...RESULT_COLUMNS].map((name) => [name, name])));
const SENTENCES: CellWords = { words: APP_SENTENCES.map(({ text }) => text), read: readSentence };

/** The allowed words for a cell in the table of a step; undefined if the cell takes any text. Rows and columns count from 0. */
export function wordsOfCell(step: string, row: number, column: number): CellWords | undefined {
  if (step.endsWith(' finds:')) return row === 0 ? COLUMNS : undefined;
  if (!/ (?:gives|is asked for|is told):$/.test(step)) return undefined;
  if (column === 0) return DETAILS;
  return column === 1 && step.endsWith(' is told:') ? SENTENCES : undefined;
}
