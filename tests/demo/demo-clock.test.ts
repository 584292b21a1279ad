import { expect, test } from 'vitest';
import { DemoClock } from '../../demo/demo-clock';
import { HOUR, REAL_INSTANT, REAL_DAY } from './support';

const HELD_DAY = '2026-12-05';
const TEN_IN_THE_MORNING = Date.parse('2026-12-05T10:00:00+05:30');

function makeClock(instant = REAL_INSTANT) {
  const real = { now: instant };
  return { real, clock: new DemoClock(() => real.now) };
}

test('without a held day, the day is the one in India, and changes at midnight there', () => {
  const { clock, real } = makeClock();
  expect(clock.today).toBe(REAL_DAY);
  real.now = Date.parse('2026-06-10T18:29:59Z');
  expect(clock.today).toBe('2026-06-10');
  real.now += 1000;
  expect(clock.today).toBe('2026-06-11');
});

test.each([
  ['goes on', REAL_INSTANT - 3 * HOUR, 3 * HOUR],
  ['starts again after its end', REAL_INSTANT - 13 * HOUR - 5000, 5000],
  ['waits at its start if the machine was set back', REAL_INSTANT + 500, 0],
])('a day that was held before a reload %s', (_what, since, passed) => {
  const { clock, real } = makeClock();
  clock.heldDay = { date: HELD_DAY, since };
  expect([clock.now(), clock.today]).toEqual([TEN_IN_THE_MORNING + passed, HELD_DAY]);
  real.now += 1500;
  expect(clock.now()).toBe(TEN_IN_THE_MORNING + passed + (since > REAL_INSTANT ? 1000 : 1500));
});
