import { dayAsShown } from './days';
import { matchesName, type Detail } from './details';

const EMPTY_WORDS = ['empty', 'nothing'];

/** A quoted text, a time, a day (returned as pages show it), or 'empty' and 'nothing' for ''. Throws otherwise. */
export function readValue(word: string, now: number): string {
  if (word.startsWith('"')) return word.slice(1, -1);
  if (EMPTY_WORDS.includes(word)) return '';
  return /^\d{1,2}:/.test(word) ? word : dayAsShown(word, now);
}

/** 'yesterday', 'today', 'tomorrow', 'empty' and 'nothing' like `readValue`; in other texts \u200b is a character. */
export function readCell(cell: string, now: number): string {
  if (['yesterday', 'today', 'tomorrow', ...EMPTY_WORDS].includes(cell)) return readValue(cell, now);
  return cell.replaceAll(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/** Like `readCell`, and turns '5 March 2026' into the form of pages, 'March 5, 2026'. */
export function readExpectedCell(cell: string, now: number): string {
  return /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(cell) ? readValue(cell, now) : readCell(cell, now);
}

export function readList(text: string): readonly string[] {
  return text === '' ? [] : text.split(', ');
}

const RANGE = /^(\d+) from (.+) to (.+)$/;

/** 'Bruno, Simba', or by count, first and last: '11 from 6:00 AM to 11:00 AM'. */
export function areExpectedOptions(detail: Detail, options: readonly string[], expected: string): boolean {
  const [, count, first, last] = RANGE.exec(expected) ?? [];
  if (count !== undefined) return options.length === Number(count) && options[0] === first && options.at(-1) === last;
  const names = readList(expected);
  return (
    options.length === names.length && options.every((option, index) => matchesName(detail, option, names[index]!))
  );
}
