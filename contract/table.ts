import type { Finding } from './probe';

const HEADINGS = ['CALL', 'STATUS', 'VERDICT', 'FIRST DEVIATION, OR WHY NOT RUN'];

/** The findings as the lines of a table, with headings. */
export function tableOf(findings: readonly Finding[]): readonly string[] {
  const rowOf = ({ call, status, verdict, remark = '' }: Finding) => [call, String(status ?? '-'), verdict, remark];
  const rows = [HEADINGS, ...findings.map(rowOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

/** A sentence that says how many calls conform, deviate and were not made. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length;
  return `${count('conforms')} conform, ${count('deviates')} deviate, ${count('not run')} not run.`;
}
