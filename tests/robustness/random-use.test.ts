import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALLS } from '../../mocks/calls';
import { newDevice } from '../library/device';
import { TEXTS } from './texts';
import { Visit } from './visit';

const PAGES = ['1', '2', 'signup', 'login', 'address', 'petDetails', 'summary'];
const PATHS = ['walking', 'training', 'grooming'].flatMap((service) => PAGES.map((page) => `/${service}/${page}`));
const TIME_ZONES = ['Asia/Kolkata', 'Pacific/Auckland', 'Europe/London', 'America/New_York', 'Pacific/Honolulu'];
/** An ordinary day, half a minute before midnight in India, the end of a year, just before a leap day. */
const STARTS = [
  '2026-11-20T10:00:00+05:30',
  '2026-11-20T23:59:30+05:30',
  '2026-12-31T12:00:00+05:30',
  '2028-02-28T23:30:00+05:30',
];
/** No session, Asha's, and one that the server has ended. */
const TOKENS = [undefined, 'session-of-asha-c81f02', 'session-of-asha-that-ended'] as const;
const WRITTEN = [
  '9876543210',
  '9000012345',
  '98',
  'meera@example.com',
  '1234',
  'Charminar',
  '12',
  'Pug',
  'March 2, 2024',
  '05/12/2027',
  '2020-01-01',
  'December 31, 2060',
  '',
  ' ',
];
const FAULTS = [
  'unreachable',
  'answer lost',
  'server error',
  'unauthorized',
  'html',
  'wrong shape',
  'empty',
  { refused: undefined },
  { status: 429 },
] as const;

const SETTINGS = { VITE_TELEMETRY: 'beacon', VITE_TELEMETRY_URL: '/telemetry' };

type Move = fc.AsyncCommand<object, Visit>;

const anyPlace = fc.nat({ max: 29 });
const anyPath = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 1, arbitrary: fc.constantFrom('/', '/grooming', '/WALKING/signUp', '/thankyou', '/nowhere') },
);
const texts = [...WRITTEN, ...TEXTS.map(({ text }) => text.slice(0, 300))];

const move = <Values extends unknown[]>(
  weight: number,
  name: string,
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  act: (visit: Visit, ...values: Values) => Promise<unknown> | void,
) => ({
  weight,
  arbitrary: fc.tuple<Values>(...values).map((drawn): Move => ({
    check: () => true,
    run: async (_model, visit) => {
      await act(visit, ...drawn);
      await visit.expectInOrder();
    },
    toString: () => `${name}(${drawn.map((each) => JSON.stringify(each)).join(', ')})`,
  })),
});

/** Those that lead on are more frequent, or few visits would get past the first page. */
const MOVES = fc.oneof(
  move(24, 'go on', [fc.constantFrom(1, 1, 1, 2, 9)], (visit, times) => visit.goOn(times)),
  move(7, 'answer', [anyPlace, fc.nat({ max: texts.length - 1 })], (visit, place, option) =>
    visit.answer(place, option, texts),
  ),
  move(5, 'press', [anyPlace, fc.constantFrom(1, 1, 2)], (visit, place, times) => visit.press(place, times)),
  move(2, 'go back', [], (visit) => visit.customer.driver.back()),
  move(1, 'go forward', [], (visit) => visit.customer.driver.forward()),
  move(2, 'reload', [], (visit) => visit.reload()),
  move(1, 'open', [anyPath], (visit, path) => visit.open(path)),
  move(2, 'switch tab', [anyPath], (visit, path) => visit.switchTab(path)),
  move(1, 'lose the session', [], (visit) => visit.happen(() => visit.loseSession())),
  move(1, 'log out elsewhere', [], (visit) => visit.happen(() => visit.logOutElsewhere())),
  move(2, 'let seconds pass', [fc.constantFrom(1, 15, 30, 3600, 86_400)], (visit, seconds) =>
    visit.happen(() => visit.passTime(seconds)),
  ),
  move(3, 'fail once', [fc.constantFrom(...CALLS), fc.constantFrom(...FAULTS)], (visit, call, fault) =>
    visit.failOnce(call, fault),
  ),
  move(1, 'hold all answers', [], (visit) => visit.hold()),
  move(3, 'heal', [], (visit) => visit.happen(() => visit.heal())),
);

const anyStart = fc.record({
  path: anyPath,
  timeZone: fc.constantFrom(...TIME_ZONES),
  startsAt: fc.constantFrom(...STARTS),
  token: fc.constantFrom(...TOKENS),
});

test('whatever customers do, in any order, the app stays in order and the booking can be finished', async () => {
  // Takes other visits, and then looks for the shortest one that fails.
  const own = process.env.ROBUSTNESS_SEED;
  const property = fc.asyncProperty(
    anyStart,
    fc.commands([MOVES], { maxCommands: 50, size: 'max' }),
    async ({ path, timeZone, startsAt, token }, moves) => {
      const localStorage = new Map(
        token ? [['userData', JSON.stringify({ userId: 101, token, isLoggedIn: true })]] : [],
      );
      const visit = new Visit(
        newDevice({
          startsAt: Date.parse(startsAt),
          timeZone,
          isPhone: true,
          hasServiceWorkers: false,
          localStorage,
          settings: SETTINGS,
        }),
      );
      try {
        await visit.open(path);
        await visit.expectInOrder();
        await fc.asyncModelRun(() => ({ model: {}, real: visit }), moves);
        await visit.finish();
      } finally {
        await visit.stop();
      }
    },
  );
  const used = fc.assert(property, {
    numRuns: Number(process.env.ROBUSTNESS_RUNS ?? 10),
    seed: Number(own ?? 20_261_121),
    endOnFailure: own === undefined,
  });
  await expect(used).resolves.toBeUndefined();
});
