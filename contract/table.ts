import type { Finding } from './probe';

const SLOW_IN_SECONDS = 2;

const HEADINGS = ['CALL', 'STATUS', 'VERDICT', 'FIRST DEVIATION, OR WHY NOT RUN'];

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

export function durationsOf(findings: readonly Finding[]): readonly string[] {
  const answers = findings
    .flatMap(({ call, milliseconds }) => (milliseconds === undefined ? [] : [{ call, seconds: milliseconds / 1000 }]))
    .toSorted((one, other) => one.seconds - other.seconds);
  if (answers.length === 0) return [];
  const told = (seconds: number) => `${seconds.toFixed(2)} s`;
  const [middle, slowest] = [answers[Math.ceil(answers.length / 2) - 1]!, answers.at(-1)!];
  const slow = answers.filter(({ seconds }) => seconds > SLOW_IN_SECONDS);
  const named = slow.map(({ call, seconds }) => `${call} ${told(seconds)}`).join(', ');
  return [
    `Half of the answers came within ${told(middle.seconds)}, the slowest took ${told(slowest.seconds)} (${slowest.call}).`,
    ...(slow.length > 0
      ? [`Warning: customers wait for answers that take more than ${SLOW_IN_SECONDS} s: ${named}.`]
      : []),
  ];
}

export function summaryOf(findings: readonly Finding[]): string {
  const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length;
  return `${count('conforms')} conform, ${count('deviates')} deviate, ${count('not run')} not run.`;
}
