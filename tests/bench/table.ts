import type { Step } from './lighthouse';
import type { PlainLoad } from './plain-load';

export interface Readings {
  readonly lighthouse: Step['lhr'][];
  readonly plain: PlainLoad[];
}

const ofAudit =
  (audit: string) =>
  ({ lighthouse }: Readings) =>
    lighthouse.flatMap(({ audits }) => audits[audit]?.numericValue ?? []);
const ofPlain =
  (figure: keyof PlainLoad) =>
  ({ plain }: Readings) =>
    plain.map((load) => load[figure]);

/** The columns with numbers. Lighthouse's come first; the others are from loads without DevTools. */
const FIGURES: Readonly<Record<string, (readings: Readings) => readonly number[]>> = {
  score: ({ lighthouse }) =>
    lighthouse.flatMap(({ categories: { performance } }) =>
      performance.score === null ? [] : performance.score * 100,
    ),
  'first paint': ofAudit('first-contentful-paint'),
  'largest paint': ofAudit('largest-contentful-paint'),
  blocking: ofAudit('total-blocking-time'),
  shift: ofAudit('cumulative-layout-shift'),
  'next paint': ofAudit('interaction-to-next-paint'),
  'without DevTools: first paint': ofPlain('firstPaint'),
  'its largest paint': ofPlain('largestPaint'),
  'its blocking': ofPlain('blocking'),
  'its longest task': ofPlain('longestTask'),
  'its main thread': ofPlain('mainThread'),
};

interface Target {
  readonly figure: string;
  readonly limit: number;
  readonly isLeast?: boolean;
}

const within = (limit: number): readonly Target[] => [{ figure: 'next paint', limit }];
const TARGETS: Readonly<Record<string, readonly Target[]>> = {
  'load, 4×': [
    { figure: 'score', limit: 100, isLeast: true },
    { figure: 'largest paint', limit: 1000 },
    { figure: 'shift', limit: 0.0005 },
  ],
  'load, 14×': [
    { figure: 'score', limit: 95, isLeast: true },
    { figure: 'its blocking', limit: 200 },
    { figure: 'its longest task', limit: 200 },
    { figure: 'its main thread', limit: 140 },
  ],
  'a choice': within(100),
  'Next to the date page': within(120),
  'opening the calendar': within(100),
  'a day': within(100),
  'Next to the sign-up page': within(120),
  'a letter in a field': within(100),
  'opening Location': within(200),
  'Add Pet': within(200),
};

export function tableOf(steps: ReadonlyMap<string, Readings>): string {
  const rows = [
    ['', ...Object.keys(FIGURES), 'first = largest', 'targets'],
    ...[...steps].map(([name, readings]) => rowOf(name, readings)),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
  return [lines[0], `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.slice(1)].join('\n');
}

function rowOf(name: string, readings: Readings): readonly string[] {
  const medians = new Map(Object.entries(FIGURES).map(([figure, valuesOf]) => [figure, median(valuesOf(readings))]));
  const [first, largest] = [FIGURES['first paint']!(readings), FIGURES['largest paint']!(readings)];
  const targets = (TARGETS[name] ?? []).map(({ figure, limit, isLeast }) => {
    const isMet = isLeast ? medians.get(figure)! >= limit : medians.get(figure)! <= limit;
    return `${figure} ${isLeast ? '≥' : '≤'} ${limit}${isMet ? '' : ' **missed**'}`;
  });
  return [
    name,
    ...Array.from(medians.values(), (value) => (Number.isNaN(value) ? '' : textOf(value))),
    first.length > 0 ? `${first.filter((time, round) => time === largest[round]).length} of ${first.length}` : '',
    targets.join(', '),
  ];
}

/** A time without decimals, a layout shift with three. */
const textOf = (value: number) => String(value >= 1 ? Math.round(value) : Number(value.toFixed(3)));

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
