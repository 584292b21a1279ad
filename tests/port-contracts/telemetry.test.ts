import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LazyTelemetry } from '../../src/adapters/lazy/lazy-telemetry';
import { BeaconTelemetry } from '../../src/adapters/telemetry/beacon-telemetry';
import type { Telemetry, TelemetryEvent } from '../../src/ports/telemetry';
import { ASHAS_PHONE, MEERA, SECRETS } from './people';
import { RecordingLogger } from './recording-logger';

const BASE = 'https://book.example.com/in/packages/';
const BEACON_URL = 'https://count.example.com/telemetry';

const ERROR: TelemetryEvent = {
  kind: 'error',
  error: Object.assign(new TypeError(`${MEERA.email} of ${ASHAS_PHONE}`), {
    stack: `TypeError: x\n    at f (${BASE}assets/app-DTGHEpIc.js:1:2345)`,
  }),
};
const CALL: TelemetryEvent = {
  kind: 'call',
  method: 'GET',
  path: `user/${ASHAS_PHONE}/pets`,
  failure: 'failed',
  status: 500,
};
const STEP: TelemetryEvent = {
  kind: 'step',
  action: 'failed',
  service: 'walking',
  page: 'schedule',
  fields: ['startDate', MEERA.firstName],
};
const EVENTS = [ERROR, CALL, STEP];

let isReachable: boolean;
let sent: { readonly url: string; readonly text: string }[];
let document: EventTarget & { hidden: boolean };
let logger: RecordingLogger;

beforeEach(() => {
  vi.useFakeTimers();
  [isReachable, sent, logger] = [true, [], new RecordingLogger()];
  document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, text: string) => isReachable && sent.push({ url, text }) > 0,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const options = () => ({
  url: BEACON_URL,
  release: '0.1.0+abc1234',
  base: BASE,
  page: () => 'walking/package',
  logger,
});

function lazy(): Telemetry {
  return new LazyTelemetry(options());
}

/** Moves the fake time on by ten seconds. By then, telemetry has sent all waiting events. */
const pass = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10_000);
};

describe.each<{ name: string; open: () => Telemetry | Promise<Telemetry> }>([
  { name: 'BeaconTelemetry', open: () => new BeaconTelemetry(options()) },
  { name: 'LazyTelemetry', open: lazy },
])('$name', ({ open }) => {
  test('sends every event with the release within ten seconds, and nothing personal', async () => {
    const telemetry = await open();
    for (const event of EVENTS) telemetry.record(event);
    await pass();
    const text = sent.map((each) => each.text).join('\n');
    for (const word of ['0.1.0+abc1234', 'TypeError', 'app-DTGHEpIc.js', 'GET user/:id/pets', '500', 'startDate'])
      expect(text).toContain(word);
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('neither throws nor tries again if nothing can be sent', async () => {
    const telemetry = await open();
    isReachable = false;
    for (const event of EVENTS) telemetry.record(event);
    await pass();
    isReachable = true;
    await pass();
    expect(sent).toEqual([]);
  });
});

/** The kinds of the events in each batch that was sent. */
const batches = () =>
  sent.map(({ text }) => (JSON.parse(text) as { events: { kind: string }[] }).events.map(({ kind }) => kind));

describe('BeaconTelemetry', () => {
  const open = () => new BeaconTelemetry(options());

  test('sends one batch five seconds after the first event', async () => {
    const telemetry = open();
    telemetry.record(STEP);
    await vi.advanceTimersByTimeAsync(4999);
    telemetry.record(CALL);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const events = [
      { kind: 'step', page: 'walking/schedule', action: 'failed', fields: ['startDate', 'other'] },
      { kind: 'call', page: 'walking/package', call: 'GET user/:id/pets', failure: 'failed', status: 500 },
    ];
    expect(sent).toEqual([{ url: BEACON_URL, text: JSON.stringify({ release: '0.1.0+abc1234', events }) }]);
    telemetry.record(STEP);
    await pass();
    expect(batches()).toEqual([['step', 'call'], ['step']]);
  });

  test('sends at once when the page is hidden', () => {
    const telemetry = open();
    telemetry.record(STEP);
    document.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(batches()).toEqual([['step']]);
  });

  test('keeps a batch small, whatever repeats itself', async () => {
    const telemetry = open();
    for (let count = 0; count < 1000; count += 1) telemetry.record(ERROR);
    await pass();
    expect(batches().map(({ length }) => length)).toEqual([50]);
  });
});

describe('LazyTelemetry', () => {
  const open = () => new LazyTelemetry(options());
  const arrive = async () => {
    await vi.dynamicImportSettled();
    await pass();
  };

  test('sends some of what came before its download', async () => {
    const telemetry = open();
    for (let count = 0; count < 30; count += 1) telemetry.record(STEP);
    await arrive();
    expect(batches()).toEqual([Array.from({ length: 20 }, () => 'step')]);
  });

  test('logs if it cannot start, and is silent from then on', async () => {
    vi.stubGlobal('document', undefined);
    const telemetry = open();
    telemetry.record(STEP);
    await vi.dynamicImportSettled();
    telemetry.record(STEP);
    await pass();
    expect([logger.errors, sent]).toEqual([['Telemetry could not be fetched.'], []]);
  });
});
