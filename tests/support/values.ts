import { dayAsShown } from './days';
import { matchesName, type Detail } from './details';

const EMPTY_WORDS = ['empty', 'nothing'];

/**
 * The value of a detail: a quoted text, a time, a day as pages show it, or '' for 'empty' and 'nothing'. Throws for other words.
 */
export function readValue(word: string, now: number): string {
  if (word.startsWith('"')) return word.slice(1, -1);
  if (EMPTY_WORDS.includes(word)) return '';
  return /^\d{1,2}:/.test(word) ? word : dayAsShown(word, now);
}

/** The value in a table cell, where texts have no quotes and only single words have a meaning. */
export function readCell(cell: string, now: number): string {
  return ['yesterday', 'today', 'tomorrow', ...EMPTY_WORDS].includes(cell) ? readValue(cell, now) : cell;
}

/** The expected text in a table cell: days as 'March 5, 2026' or '5 March 2026'. */
export function readExpectedCell(cell: string, now: number): string {
  return /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(cell) ? readValue(cell, now) : readCell(cell, now);
}

/** The values of a detail that takes several: 'Bruno, Simba'. */
export function readList(text: string): readonly string[] {
  return text === '' ? [] : text.split(', ');
}

const RANGE = /^(\d+) from (.+) to (.+)$/;

/** Whether a detail's options are the expected ones: all names, or '11 from 6:00 AM to 11:00 AM'. */
export function areExpectedOptions(detail: Detail, options: readonly string[], expected: string): boolean {
  const [, count, first, last] = RANGE.exec(expected) ?? [];
  if (count !== undefined) return options.length === Number(count) && options[0] === first && options.at(-1) === last;
  const names = readList(expected);
  return options.length === names.length && options.every((option, index) => matchesName(detail, option, names[index]!));
}
