import type { Controls } from './controls';
import type { FirstTap } from './first-tap';
import type { Interaction } from './interactions';
import type { Reading, Speed } from './lighthouse';
import { median, ninthOfTen } from './median';
import type { Memory } from './memory';
import { isDead, isUnsaid, type SlowJourney } from './network';
import type { Scaled } from './scale';
import type { FetchedFile, Visits } from './visits';

/** The figures of one run of the bench. Parts that were skipped or failed are missing. */
export interface Figures {
  readonly at: string;
  readonly runs: number;
  /** The machine's load, as the mean number of busy processes over a minute, before and after the run. */
  readonly load: readonly [number, number];
  readonly speeds?: readonly Speed[];
  readonly visits?: Visits;
  readonly interactions?: readonly Interaction[];
  readonly firstTap?: FirstTap;
  readonly controls?: Controls;
  readonly network?: SlowJourney;
  readonly scale?: readonly Scaled[];
  readonly memory?: readonly Memory[];
}

/** A figure with its target. */
export interface Row {
  readonly figure: string;
  readonly measured: string;
  readonly target: string;
  readonly isMet: boolean;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
const sizeOf = (files: readonly FetchedFile[], kind: FetchedFile['kind'], encoding: 'gzip' | 'brotli') =>
  files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file[encoding], 0);

/** A row for each figure that has a target. */
export function rowsOf({ speeds = [], visits, interactions, firstTap, controls, network, scale = [], memory }: Figures): readonly Row[] {
  return [
    ...(visits ? rowsOfVisits(visits) : []),
    ...speeds.flatMap(rowsOfSpeed),
    ...(firstTap ? [rowOfFirstTap(firstTap)] : []),
    ...(interactions ? rowsOfInteractions(interactions) : []),
    ...(controls ? rowsOfControls(controls) : []),
    ...(network ? rowsOfNetwork(network) : []),
    ...scale.flatMap(rowsOfScale),
    ...(memory ? rowsOfMemory(memory) : []),
  ];
}

function limited(figure: string, value: number, limit: number, format: (value: number) => string): Row {
  return { figure, measured: format(value), target: `≤ ${format(limit)}`, isMet: value <= limit };
}

function rowsOfVisits({ files, requestsBeforeUsable, repeatBytes }: Visits): readonly Row[] {
  const both = (of: string, kind: FetchedFile['kind'], limit: number) => {
    const [gzip, brotli] = [sizeOf(files, kind, 'gzip'), sizeOf(files, kind, 'brotli')];
    return limited(`${of}, gzip (br ${kilobytes(brotli)})`, gzip, limit, kilobytes);
  };
  return [
    both('JS without a tap', 'script', 150_000),
    both('CSS', 'sheet', 14_000),
    both('HTML', 'page', 14_000),
    limited('requests before it is usable', requestsBeforeUsable, 8, String),
    { ...limited('repeat visit', repeatBytes, 5000, kilobytes), target: '< 5 kB', isMet: repeatBytes < 5000 },
  ];
}

function rowsOfSpeed({ method, slowdown, app, ratios }: Speed): readonly Row[] {
  const how = `${method}, ${slowdown}× CPU`;
  const isApplied = method === 'applied';
  const score = slowdown === 4 ? 99 : isApplied ? 95 : 92;
  return [
    { figure: `score, ${how}`, measured: String(app.score), target: `≥ ${score}`, isMet: app.score >= score },
    ...(isApplied && slowdown === 4 ? [limited(`LCP, ${how}`, app.largestPaint, 1000, seconds)] : []),
    ...(isApplied && slowdown === 4 ? [limited('LCP by the control’s, same round', median(ratios), 1.15, (ratio) => `${ratio.toFixed(2)} ×`)] : []),
    ...(isApplied && slowdown === 14 ? [limited(`TBT, ${how}`, app.blocking, 200, milliseconds)] : []),
    { figure: `CLS, ${how}`, measured: app.shift.toFixed(3), target: '0', isMet: app.shift < 0.0005 },
  ];
}

function rowOfFirstTap({ tapped, shown, answered }: FirstTap): Row {
  return limited(`a tap at ${seconds(tapped)}, 14× CPU, shows at ${seconds(shown)} and is answered at`, answered, 2500, seconds);
}

function rowsOfInteractions(interactions: readonly Interaction[]): readonly Row[] {
  const changes = interactions.flatMap(({ isPrefetched, stepChange }) => (isPrefetched && stepChange !== undefined ? [stepChange] : []));
  const [slowest] = interactions;
  return [
    ...(slowest ? [limited(`slowest interaction, 6× CPU (${slowest.name})`, slowest.duration, 100, milliseconds)] : []),
    ...(changes.length > 0 ? [limited('step changes, 9 of 10, 6× CPU', ninthOfTen(changes), 120, milliseconds)] : []),
  ];
}

function rowsOfControls({ pressed, missed }: Controls): readonly Row[] {
  const [slowest] = pressed;
  return [
    ...(slowest ? [limited(`slowest of ${pressed.length} controls, 9 of 10 presses, 6× CPU (${slowest.name})`, slowest.ninthOfTen, 100, milliseconds)] : []),
    limited('controls that could not be pressed', missed.length, 0, String),
  ];
}

function rowsOfNetwork({ presses }: SlowJourney): readonly Row[] {
  return [
    limited(`presses of ${presses.length} at 100 kbit/s without an answer in a second`, presses.filter(isDead).length, 0, String),
    limited('waits at 100 kbit/s of which the page says nothing for a second', presses.filter(isUnsaid).length, 0, String),
  ];
}

/** A page should take at most twice its usual time, however long its lists are. */
function rowsOfScale({ page, usual, much }: Scaled): readonly Row[] {
  const row = (what: string, time: (of: Scaled['usual']) => number): Row => ({
    figure: `${page}: ${what}, usual data and far more, 6× CPU`,
    measured: `${milliseconds(time(usual))}, ${milliseconds(time(much))}`,
    target: '≤ 2 ×',
    isMet: time(much) <= 2 * time(usual),
  });
  return [row('list painted', ({ listPainted }) => listPainted), row('slowest tap', ({ slowestTap }) => slowestTap.duration)];
}

/** 'flat' means no growth from round 10 to the last. The heap may grow by 0.5 %, because the browser keeps statistics. */
function rowsOfMemory(memory: readonly Memory[]): readonly Row[] {
  const at = (wanted: number) => memory.find(({ round }) => round === wanted)!;
  const row = (figure: string, of: (reading: Memory) => number, growth: number, format: (value: number) => string): Row => ({
    figure: `${figure}, rounds ${memory.map(({ round }) => round).join(', ')}`,
    measured: memory.map((reading) => format(of(reading))).join(', '),
    target: 'flat',
    isMet: of(memory.at(-1)!) <= of(at(10)) * growth,
  });
  return [
    row('heap', ({ heapInBytes }) => heapInBytes, 1.005, kilobytes),
    row('listeners', ({ listeners }) => listeners, 1, String),
    row('DOM nodes', ({ nodes }) => nodes, 1, String),
    row('observers', ({ observers }) => observers, 1, String),
    row('timers', ({ timers }) => timers, 1, String),
    row('stored characters', ({ stored }) => stored, 1, String),
    // The target is zero, because requests that never end, in a constant number, would be flat too.
    { ...row('open requests', ({ openRequests }) => openRequests, 1, String), target: '0', isMet: memory.every(({ openRequests }) => openRequests === 0) },
  ];
}

const COMPARED = ['', 'JS gz, first route', 'CSS gz', 'LCP applied', 'LCP simulated', 'score 4× / 14× CPU, simulated', 'slowest interaction, 6× CPU'];

/** Other sites to compare with, measured once on a similar machine with the same tools. */
const REFERENCES = [
  ['static HTML, no JS (the limit)', '0', 'inline', '0.75-0.88 s', '0.64 s', '100 / 100', '–'],
  ['React + Router + MobX funnel, prerendered, inline CSS', '95 kB', 'inline', '0.75 s', '1.31 s', '100 / –', '–'],
  ['the same with Mantine, all client-rendered', '156 kB', '35.5 kB', '3.15 s', '1.78 s', '99 / 89', '72 ms'],
  ['a salon booking page (DesignCorporation/beauty)', '49 kB', '6.9 kB', '1.70 s', '1.30 s', '100 / 100', '–'],
  ['bulletproof-react’s register form', '171 kB', '7.9 kB', '3.79 s', '2.22 s', '98 / 87', '312 ms'],
  ['cal.com’s Booker (package)', '544 kB', '43 kB', '–', '–', '–', '–'],
];

/** A table of the references, of the control page without scripts and of the app. The first row has the headings. */
export function comparisonOf({ speeds = [], visits, interactions }: Figures): readonly (readonly string[])[] {
  const columns = (page: 'app' | 'control') => {
    const of = (method: string, slowdown: number, read: (reading: Reading) => string) => {
      const speed = speeds.find((each) => each.method === method && each.slowdown === slowdown);
      return speed ? read(speed[page]) : '–';
    };
    const paint = ({ largestPaint }: Reading) => seconds(largestPaint);
    const score = (reading: Reading) => String(reading.score);
    return [of('applied', 4, paint), of('simulated', 4, paint), `${of('simulated', 4, score)} / ${of('simulated', 14, score)}`];
  };
  const size = (kind: FetchedFile['kind']) => (visits ? kilobytes(sizeOf(visits.files, kind, 'gzip')) : '–');
  const app = ['**this app**', size('script'), size('sheet'), ...columns('app'), interactions?.[0] ? milliseconds(interactions[0].duration) : '–'];
  return [COMPARED, ...REFERENCES, ['its first page without scripts, measured now', '0', size('sheet'), ...columns('control'), '–'], app];
}
