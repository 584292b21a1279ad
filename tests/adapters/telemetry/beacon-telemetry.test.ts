import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BeaconTelemetry } from '../../../src/adapters/telemetry/beacon-telemetry';
import type { TelemetryEvent } from '../../../src/ports/telemetry';

const BEACON_URL = 'https://count.example.com/telemetry';

const CALL: TelemetryEvent = { kind: 'call', method: 'GET', path: 'user/101/pets', failure: 'failed', status: 500 };
const STEP: TelemetryEvent = {
  kind: 'step',
  action: 'failed',
  service: 'walking',
  page: 'schedule',
  fields: ['startDate', 'Meera'],
};

let sent: { readonly url: string; readonly text: string }[];
let document: EventTarget & { hidden: boolean };
let telemetry: BeaconTelemetry;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, text: string) => sent.push({ url, text }) > 0,
  });
  const base = 'https://book.example.com/in/packages/';
  telemetry = new BeaconTelemetry({ url: BEACON_URL, release: '0.1.0', base, page: () => 'walking/package' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const batches = () =>
  sent.map(({ text }) => (JSON.parse(text) as { events: { kind: string }[] }).events.map(({ kind }) => kind));

test('sends one batch five seconds after the first event', () => {
  telemetry.record(STEP);
  vi.advanceTimersByTime(4999);
  telemetry.record(CALL);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  const events = [
    { kind: 'step', page: 'walking/schedule', action: 'failed', fields: ['startDate', 'other'] },
    { kind: 'call', page: 'walking/package', call: 'GET user/:id/pets', failure: 'failed', status: 500 },
  ];
  expect(sent).toEqual([{ url: BEACON_URL, text: JSON.stringify({ release: '0.1.0', events }) }]);
  telemetry.record(STEP);
  vi.advanceTimersByTime(5000);
  expect(batches()).toEqual([['step', 'call'], ['step']]);
});

test('sends at once when the page is hidden', () => {
  telemetry.record(STEP);
  document.hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(batches()).toEqual([['step']]);
});

test('keeps a batch small, whatever repeats itself', () => {
  for (let count = 0; count < 1000; count += 1) telemetry.record(STEP);
  vi.advanceTimersByTime(10_000);
  expect(batches().map(({ length }) => length)).toEqual([50]);
});
