import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DemoClock } from '../../demo/demo-clock';
import { addDays } from '../../src/domain/calendar';
import '../domain/fixed-seed';
import { HOUR, REAL_INSTANT, REAL_DAY } from './support';

const HELD_DAY = '2026-12-05';
const TEN_IN_THE_MORNING = Date.parse('2026-12-05T10:00:00+05:30');

const anyInstant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2100-01-01') });
const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

/** A clock of the demo, and the real time on which it is based. */
function makeClock(instant = REAL_INSTANT) {
  const real = { now: instant };
  return { real, clock: new DemoClock(() => real.now) };
}

describe('while no day is held', () => {
  test('the day is the one in India, and changes at midnight there', () => {
    const { clock, real } = makeClock();
    expect(clock.today).toBe(REAL_DAY);
    real.now = Date.parse('2026-06-10T18:29:59Z');
    expect(clock.today).toBe('2026-06-10');
    real.now += 1000;
    expect(clock.today).toBe('2026-06-11');
  });
});

describe('a held day', () => {
  test('starts at ten in the morning in India', () => {
    fc.assert(
      fc.property(anyInstant, anyDay, (instant, day) => {
        const { clock } = makeClock(instant);
        clock.hold(day);
        expect(clock.now()).toBe(Date.parse(`${day}T04:30:00Z`));
        expect(clock.today).toBe(day);
        expect(clock.heldDay).toEqual({ date: day, since: instant });
      }),
    );
  });

  test('is the same day after 100 hours, and starts again after every 13', () => {
    const { clock, real } = makeClock();
    clock.hold(HELD_DAY);
    const hours = Array.from({ length: 101 }, (_, hour) => {
      real.now = REAL_INSTANT + hour * HOUR;
      return { today: clock.today, now: clock.now() };
    });
    expect([...new Set(hours.map(({ today }) => today))]).toEqual([HELD_DAY]);
    expect(hours.map(({ now }) => now)).toEqual(hours.map((_hour, index) => TEN_IN_THE_MORNING + (index % 13) * HOUR));
  });
});

describe('a day that was held before a reload', () => {
  test.each([
    ['goes on', REAL_INSTANT - 3 * HOUR, 3 * HOUR],
    ['goes on from its first instant', REAL_INSTANT, 0],
    ['goes on in its last seconds', REAL_INSTANT - 13 * HOUR + 2000, 13 * HOUR - 2000],
    ['starts again after its end', REAL_INSTANT - 13 * HOUR - 5000, 5000],
    ['has started again many times after a long while', REAL_INSTANT - 1300 * HOUR, 0],
    ['waits at its start if the machine was set back', REAL_INSTANT + 500, 0],
  ])('%s', (_what, since, passed) => {
    const { clock, real } = makeClock();
    clock.resume({ date: HELD_DAY, since });
    expect(clock.now()).toBe(TEN_IN_THE_MORNING + passed);
    expect(clock.heldDay).toEqual({ date: HELD_DAY, since });
    real.now += 1500;
    expect(clock.now()).toBe(TEN_IN_THE_MORNING + passed + (since > REAL_INSTANT ? 1000 : 1500));
  });
});
