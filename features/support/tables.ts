import type { DataTable } from '@cucumber/cucumber';
import { insist } from './story-error';

/** Stands for all rows that a table does not have. */
const OTHERS = '…';

/** The rows of a table with two columns; throws where it has another number of them, or where something stands in two rows. */
export function pairsOf(table: DataTable): readonly (readonly [string, string])[] {
  const rows = table.raw();
  insist(rows.every(({ length }) => length === 2), 'The table needs two columns.');
  const names = rows.map(([name]) => name!);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  insist(twice === undefined, `'${twice}' stands in two rows.`);
  return rows.map(([name, value]) => [name!, value!]);
}

/** The same, and whether a row '…' stands for others that the story does not know. */
export function pairsAndOthers(table: DataTable): { readonly pairs: readonly (readonly [string, string])[]; readonly hasOthers: boolean } {
  const all = pairsOf(table);
  const pairs = all.filter(([name]) => name !== OTHERS);
  return { pairs, hasOthers: pairs.length < all.length };
}

/** The rows of a table below its headings; throws where it has none, or a heading stands twice. */
export function casesOf(table: DataTable): readonly Readonly<Record<string, string>>[] {
  const [headings = [], ...rows] = table.raw();
  insist(rows.length > 0, 'The table needs a row of headings, and a case below it.');
  const twice = headings.find((heading, index) => headings.indexOf(heading) < index);
  insist(twice === undefined, `'${twice}' heads two columns.`);
  return table.hashes();
}
