import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALLS } from '../../../mocks/calls';
import {
  CALLS_ALLOWED_IN_TELEMETRY,
  sendableEventOf,
  WORDS_ALLOWED_IN_TELEMETRY,
} from '../../../src/adapters/telemetry/sendable-event';
import type { TelemetryEvent } from '../../../src/ports/telemetry';
import { SECRETS } from '../../port-contracts/people';

const BASE = 'https://book.example.com/in/packages/';
const sent = (event: unknown, page = 'walking/package') => sendableEventOf(event as TelemetryEvent, page, BASE);
const sentError = (error: unknown) => sent({ kind: 'error', error });
const thrown = (stack: string) => Object.assign(new TypeError('no pet'), { stack });

test.each([
  ['Chrome', (line: string) => `    at f (${line})`, 'TypeError: no pet\n'],
  ['Safari', (line: string) => `f@${line}`, ''],
])('an error is sent as its kind and the places in files of the build, as in %s', (_browser, lineOf, head) => {
  const lines = [
    `${BASE}assets/app-DTGHEpIc.js:1:2345`,
    'https://maps.example.com/assets/app-DTGHEpIc.js:1:1',
    `${BASE}assets/react-a-b_c123.js:12:7`,
  ];
  expect(sentError(thrown(head + lines.map(lineOf).join('\n')))).toEqual({
    kind: 'error',
    page: 'walking/package',
    name: 'TypeError',
    frames: ['assets/app-DTGHEpIc.js:1:2345', 'assets/react-a-b_c123.js:12:7'],
  });
});

test('an error has ten frames at most, and none that its message makes up', () => {
  const frame = `    at ${BASE}assets/asha-98765432.js:1:1`;
  const made = Object.assign(new TypeError(`no\n${frame}`), { stack: `TypeError: no\n${frame}` });
  expect(sentError(made).frames).toEqual([]);
  expect(sentError(thrown(`TypeError: no pet\n${`${frame}\n`.repeat(50)}`)).frames).toHaveLength(10);
});

test('an error may be an object that throws', () => {
  const throwing = Object.defineProperty({}, 'name', {
    get: () => {
      throw new Error('no name');
    },
  });
  expect(sentError(throwing)).toEqual({ kind: 'error', page: 'walking/package', name: 'Error', frames: [] });
});

test.each(CALLS)('the failed call %s is told apart from others, without its ids', (name) => {
  const [method = '', path = ''] = name.split(' ');
  const call = { kind: 'call', method, path: path.replaceAll(/\{\w+\}/g, 'asha%2F9876543210') };
  expect(sent({ ...call, failure: 'failed', status: 500 })).toMatchObject({
    call: name.replaceAll(/\{\w+\}/g, ':id'),
    status: 500,
  });
});

const hostile = fc.oneof(fc.constantFrom(...SECRETS, '__proto__', 'constructor', '\ud800'), fc.string());
const path = fc.oneof(
  hostile,
  hostile.map((id) => `user/${id.replaceAll('/', '')}/pets`),
);
const errors = fc
  .record({ name: hostile, message: hostile, stack: hostile })
  .map((parts) => Object.assign(new Error('x'), parts));
const events = fc.oneof(
  fc.record({ kind: fc.constant('error'), error: fc.oneof(errors, fc.anything()) }),
  fc.record({ kind: fc.constant('call'), method: hostile, path, failure: hostile, status: hostile }),
  fc.record({
    kind: fc.constant('step'),
    action: hostile,
    service: hostile,
    page: hostile,
    fields: fc.array(hostile),
  }),
);

test('of any event, only known words and numbers are sent', () => {
  const known = new Set([
    ...WORDS_ALLOWED_IN_TELEMETRY,
    ...CALLS_ALLOWED_IN_TELEMETRY.flatMap((call) => call.split('/')),
    'error',
    'call',
    'step',
    'other',
    'Error',
    '',
  ]);
  expect([...SECRETS, 'Asha'].filter((secret) => known.has(secret))).toEqual([]);
  fc.assert(
    fc.property(events, hostile, (event, page) => {
      const words = Object.values(sent(event, page))
        .flat()
        .filter((value) => typeof value !== 'number');
      expect(words.flatMap((text) => text.split(/[/ ]/)).filter((word) => !known.has(word))).toEqual([]);
    }),
  );
});
