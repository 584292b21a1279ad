import type { Step } from './scenarios';

/** A step as it is written, with its table. */
export type WrittenStep = Pick<Step, 'keyword' | 'text' | 'table'>;

/** The text of a feature that contains only this scenario. */
export function featureOf(name: string, steps: readonly WrittenStep[]): string {
  const lines = steps.flatMap(({ keyword, text, table = [] }) => [
    `      ${keyword} ${text}`,
    ...tableLines(table).map((row) => `        ${row}`),
  ]);
  return `Feature: Recorded\n\n  Rule: What was done in the demo\n\n    Scenario: ${name}\n${lines.join('\n')}\n`;
}

/** The lines of a Gherkin table with these rows, with aligned columns. */
function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const cells = rows.map((row) => row.map(cellText));
  const widths = rows[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]!.length))) ?? [];
  return cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
}

function cellText(text: string): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', String.raw`\n`);
}
