import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BeaconTelemetry } from '../../src/adapters/telemetry/beacon-telemetry';
import type { TelemetryEvent } from '../../src/ports/telemetry';
import { ASHAS_PHONE, MEERA, SECRETS } from './people';

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

beforeEach(() => {
  vi.useFakeTimers();
  [isReachable, sent] = [true, []];
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

const open = () =>
  new BeaconTelemetry({ url: BEACON_URL, release: '0.1.0+abc1234', base: BASE, page: () => 'walking/package' });

/** By then, telemetry has sent all waiting events. */
const pass = () => vi.advanceTimersByTimeAsync(10_000);

const batches = () =>
  sent.map(({ text }) => (JSON.parse(text) as { events: { kind: string }[] }).events.map(({ kind }) => kind));

describe('BeaconTelemetry', () => {
  test('sends every event with the release within ten seconds, and nothing personal', async () => {
    const telemetry = open();
    for (const event of EVENTS) telemetry.record(event);
    await pass();
    const text = sent.map((each) => each.text).join('\n');
    for (const word of ['0.1.0+abc1234', 'TypeError', 'app-DTGHEpIc.js', 'GET user/:id/pets', '500', 'startDate'])
      expect(text).toContain(word);
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('neither throws nor tries again if nothing can be sent', async () => {
    const telemetry = open();
    isReachable = false;
    for (const event of EVENTS) telemetry.record(event);
    await pass();
    isReachable = true;
    await pass();
    expect(sent).toEqual([]);
  });

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
