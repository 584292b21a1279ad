import type { Finding } from './probe';

const HEADINGS = ['CALL', 'STATUS', 'VERDICT', 'FIRST DEVIATION, OR WHY NOT RUN'];

/** The findings as a table, with a summary in the last line. */
export function tableOf(findings: readonly Finding[]): readonly string[] {
  const rowOf = ({ call, status, verdict, remark = '' }: Finding) => [call, String(status ?? '-'), verdict, remark];
  const rows = [HEADINGS, ...findings.map(rowOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd());
  const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length;
  return [...lines, '', `${count('conforms')} conform, ${count('deviates')} deviate, ${count('not run')} not run.`];
}
