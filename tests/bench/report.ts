import { isDead, isUnsaid, type SlowJourney } from './network';
import { comparisonOf, rowsOf, type Figures } from './table';

const SLOWEST_TO_LIST = 15;
const SLOWEST_CONTROLS_TO_LIST = 10;
/** The report lists waits over the slow network only from this time on. */
const WAIT_TO_LIST_IN_MILLISECONDS = 1000;

const whole = (value: number) => String(Math.round(value));

/** All figures as Markdown, readable on a terminal too. */
export function reportOf(figures: Figures): string {
  const { at, runs, load, speeds = [], visits, interactions = [], controls, network, scale = [] } = figures;
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
  const slowestControls = (controls?.pressed ?? [])
    .slice(0, SLOWEST_CONTROLS_TO_LIST)
    .map(({ name, selector, presses, ...times }) => [name, ...[times.median, times.ninthOfTen, times.longest, presses].map(whole), `\`${selector}\``]);
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
    ...(controls
      ? [
          tableOf([[`slowest of ${controls.pressed.length} controls, 6× CPU`, 'median ms', '9 of 10 ms', 'longest ms', 'presses', 'element'], ...slowestControls]),
          ...(controls.missed.length > 0 ? [`Not pressed: ${controls.missed.join('; ')}.`] : []),
        ]
      : []),
    ...(scale.length > 0
      ? [
          tableOf([
            ['usual data → far more, 6× CPU', 'list painted ms', 'after its answer ms', 'slowest tap ms', 'slowest tap'],
            ...scale.map(({ page, usual, much }) => [
              page,
              `${whole(usual.listPainted)} → ${whole(much.listPainted)}`,
              `${whole(usual.afterAnswer)} → ${whole(much.afterAnswer)}`,
              `${whole(usual.slowestTap.duration)} → ${whole(much.slowestTap.duration)}`,
              `${usual.slowestTap.name} → ${much.slowestTap.name}`,
            ]),
          ]),
        ]
      : []),
    ...(network ? tablesOfNetwork(network) : []),
  ].join('\n\n');
}

function tablesOfNetwork({ steps, presses }: SlowJourney): readonly string[] {
  const shown = presses.filter((press) => isDead(press) || press.wentOn > WAIT_TO_LIST_IN_MILLISECONDS);
  const verdict = (press: (typeof presses)[number]) => (isDead(press) ? '**dead**' : isUnsaid(press) ? '**unsaid**' : 'yes');
  return [
    tableOf([
      ['a booking at 100 kbit/s, 0.8 s latency', 'requests', 'bytes received', 'bytes sent', 'ms'],
      ...steps.map(({ page, requests, received, sent, time }) => [page, ...[requests, received, sent, time].map(whole)]),
    ]),
    tableOf([
      ['waits of more than a second', 'first answer ms', 'goes on ms', 'longest silence ms', 'the page says', 'said'],
      ...shown.map((press) => {
        const { name, answered, wentOn, silent, said } = press;
        return [name, answered === undefined ? 'none' : whole(answered), whole(wentOn), whole(silent), said.join('; '), verdict(press)];
      }),
    ]),
  ];
}

/** Rows as an aligned Markdown table; the first row is its head. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
  return [lines[0], `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.slice(1)].join('\n');
}
