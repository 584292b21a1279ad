import { comparisonOf, rowsOf, type Figures } from './table';

const SLOWEST_TO_LIST = 15;

/** All figures as Markdown, readable on a terminal too. */
export function reportOf(figures: Figures): string {
  const { at, runs, load, speeds = [], visits, interactions = [] } = figures;
  const whole = (value: number) => String(Math.round(value));
  const targets = rowsOf(figures).map(({ figure, measured, target, isMet }) => [figure, measured, target, isMet ? 'met' : '**missed**']);
  const readings = speeds.flatMap((speed) =>
    (['app', 'control'] as const).map((page) => {
      const { score, firstPaint, largestPaint, blocking, shift, requests, bytes } = speed[page];
      const times = [firstPaint, largestPaint, blocking].map(whole);
      return [`${speed.method}, ${speed.slowdown}×`, page, String(score), ...times, shift.toFixed(3), String(requests), String(bytes)];
    }),
  );
  const files = (visits?.files ?? []).map(({ name, gzip, brotli }) => [name, String(gzip), String(brotli)]);
  const slowest = interactions.slice(0, SLOWEST_TO_LIST).map(({ name, duration, selector }) => [name, whole(duration), `\`${selector}\``]);
  const changes = interactions.flatMap(({ name, stepChange, isPrefetched }) =>
    stepChange === undefined ? [] : [[name, whole(stepChange), isPrefetched ? 'no' : 'yes']],
  );
  const [before, after] = load.map((busy) => busy.toFixed(1));
  return [
    `Measured ${at}: medians of ${runs}, on HTTP/1.1; load of the machine ${before} before, ${after} after.`,
    tableOf(comparisonOf(figures)),
    tableOf([['figure', 'measured', 'target', 'met'], ...targets]),
    ...(visits
      ? [
          `First visit: ${visits.requests} requests, ${visits.bytes} bytes. Repeat visit: ${visits.repeatRequests} requests, ${visits.repeatBytes} bytes.`,
          tableOf([['file', 'gzip, bytes', 'br, bytes'], ...files]),
        ]
      : []),
    ...(speeds.length > 0 ? [tableOf([['Lighthouse', 'page', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'requests', 'bytes'], ...readings])] : []),
    ...(interactions.length > 0
      ? [
          tableOf([['slowest interactions, 6× CPU', 'ms', 'element'], ...slowest]),
          tableOf([['step changes, 6× CPU', 'ms', 'waits for the server'], ...changes]),
        ]
      : []),
  ].join('\n\n');
}

/** Rows as an aligned Markdown table; the first row is its head. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
  return [lines[0], `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.slice(1)].join('\n');
}
