import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('an error', () => {
  /** As in Chrome, or as in Safari and Firefox: lines 'f@address' without the message. */
  const error = (message: string, lines: readonly string[], writes: 'Chrome' | 'Safari' = 'Chrome') =>
    Object.assign(new TypeError(message), {
      stack:
        writes === 'Chrome'
          ? `TypeError: ${message}\n${lines.map((line) => `    at f (${line})`).join('\n')}`
          : lines.map((line) => `f@${line}`).join('\n'),
    });

  test.each(['Chrome', 'Safari'] as const)(
    'is sent as its kind and the places in files of the build, as in %s',
    (browser) => {
      const lines = [
        `${BASE}assets/app-DTGHEpIc.js:1:2345`,
        'https://maps.example.com/assets/app-DTGHEpIc.js:1:1',
        `${BASE}assets/react-a-b_c123.js:12:7`,
      ];
      expect(sent({ kind: 'error', error: error('no pet', lines, browser) })).toEqual({
        kind: 'error',
        page: 'walking/package',
        name: 'TypeError',
        frames: ['assets/app-DTGHEpIc.js:1:2345', 'assets/react-a-b_c123.js:12:7'],
      });
    },
  );

  test('has no frame that is made up by its message', () => {
    const made = error(`cannot read\n    at ${BASE}assets/asha-98765432.js:1:1`, [`${BASE}assets/app-DTGHEpIc.js:1:2`]);
    expect(sent({ kind: 'error', error: made }).frames).toEqual(['assets/app-DTGHEpIc.js:1:2']);
  });

  test('has ten frames at most', () => {
    const deep = error(
      'too deep',
      Array.from({ length: 50 }, (_, line) => `${BASE}assets/app-DTGHEpIc.js:1:${line + 1}`),
    );
    expect(sent({ kind: 'error', error: deep }).frames).toHaveLength(10);
  });

  const throwing = Object.defineProperty({}, 'name', {
    get: () => {
      throw new Error('no name');
    },
  });

  test.each([
    ['nothing', undefined],
    ['an object that throws', throwing],
    ['an own name', { name: 'Asha' }],
  ])('may be %s', (_what, thrown) => {
    expect(sent({ kind: 'error', error: thrown })).toEqual({
      kind: 'error',
      page: 'walking/package',
      name: 'Error',
      frames: [],
    });
  });
});

describe('a failed call', () => {
  test.each(CALLS)('%s is told apart from others, without its ids', (call) => {
    const [method = '', path = ''] = call.split(' ');
    const event = sent({
      kind: 'call',
      method,
      path: path.replaceAll(/\{\w+\}/g, 'asha%2F9876543210'),
      failure: 'failed',
      status: 500,
    });
    expect(event).toEqual({
      kind: 'call',
      page: 'walking/package',
      call: call.replaceAll(/\{\w+\}/g, ':id'),
      failure: 'failed',
      status: 500,
    });
  });
});

describe('of any event that the app hands over', () => {
  const hostile = fc.oneof(
    fc.constantFrom(...SECRETS, '__proto__', 'constructor', '\ud800', '<script>'),
    fc.string(),
    fc.string({ unit: 'binary' }),
  );
  const anything = fc.oneof(hostile, fc.anything());
  const thrown = fc
    .record({ name: hostile, message: hostile, stack: hostile })
    .map((parts) => Object.assign(new Error('x'), parts));
  const events = fc.oneof(
    fc.record({ kind: fc.constant('error'), error: fc.oneof(thrown, anything) }),
    fc.record({
      kind: fc.constant('call'),
      method: hostile,
      path: fc.oneof(
        hostile,
        hostile.map((id) => `user/${id.replaceAll('/', '')}/pets`),
      ),
      failure: hostile,
      status: fc.oneof(fc.nat(), hostile),
    }),
    fc.record({
      kind: fc.constant('step'),
      action: hostile,
      service: hostile,
      page: hostile,
      fields: fc.array(hostile),
    }),
  );

  test('only known words and numbers are sent', () => {
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
});
