import type { DataTable } from '@cucumber/cucumber';
import { dequal } from 'dequal';
import { expectSame, ensure } from '../../tests/library/scenario-error';

/** Stands for all rows that the table leaves out. */
const OTHERS = '…';

/** Begins the heading of a column with expected results. */
export const RESULT_MARK = '→ ';

/** Throws for another number of columns than two, and for a repeated name. */
export function pairsOf(table: DataTable): readonly (readonly [string, string])[] {
  const rows = table.raw();
  ensure(
    rows.every(({ length }) => length === 2),
    'The table needs two columns.',
  );
  const names = rows.map(([name]) => name!);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  ensure(twice === undefined, `'${twice}' is in two rows.`);
  return rows.map(([name, value]) => [name!, value!]);
}

/** Exactly these; a row '…' allows more. */
export function expectRecord(
  what: string,
  actual: Readonly<Record<string, unknown>>,
  table: DataTable,
  readValue: (cell: string, value: unknown) => unknown = (cell) => cell,
  absent?: string,
): void {
  const all = pairsOf(table);
  const named = all.filter(([name]) => name !== OTHERS);
  const expected = Object.fromEntries(
    named.map(([name, cell]) => [name, Object.hasOwn(actual, name) ? readValue(cell, actual[name]) : cell]),
  );
  expectSame(what, actual, named.length < all.length ? { ...actual, ...expected } : expected, absent);
}

/** Exactly these; a row '…' allows more. */
export function expectRows(what: string, actual: readonly (readonly string[])[], table: DataTable): void {
  const [rows, all] = [actual, table.raw()].map((each) => each.map((cells) => cells.join(' | ')));
  const named = all!.filter((row) => !row.startsWith(OTHERS));
  const looked = named.length < all!.length ? rows!.filter((row) => named.includes(row)) : rows!;
  ensure(dequal(looked, named), `${what} reads:\n${rows!.map((row) => `| ${row} |`).join('\n')}`);
}

/** Throws without rows, or if a heading is repeated. */
export function casesOf(table: DataTable): readonly Readonly<Record<string, string>>[] {
  const [headings = [], ...rows] = table.raw();
  ensure(rows.length > 0, 'The table needs a row of headings, and a case below it.');
  const twice = headings.find((heading, index) => headings.indexOf(heading) < index);
  ensure(twice === undefined, `'${twice}' heads two columns.`);
  return table.hashes();
}
