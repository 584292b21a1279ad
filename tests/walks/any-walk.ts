import fc from 'fast-check';
import { expect } from 'vitest';
import { anyMoves } from './moves';
import type { Walked } from './report';
import { anyStart, RUN, type Start } from './start';
import { Walk } from './walk';
import type { WalkDevice } from './walk-device';

/** How long a shorter walk that fails is looked for: a run that nobody asked to be long may be ended by its runner after some minutes. */
const SHRINKING_IN_MILLISECONDS = RUN.isLong ? Infinity : 60_000;

interface Walking {
  readonly deviceFor: (start: Start) => WalkDevice;
  /** How many moves a walk has at the most. */
  readonly moves: number;
  /** Adds up the walks that led nowhere wrong. */
  readonly walked: Walked;
}

/** Whatever is done in a walk, all is well after each move, and one booking can be made in the end. */
export function anyWalk({ deviceFor, moves: most, walked }: Walking) {
  let device: WalkDevice;
  let failedAt = Infinity;
  return fc.asyncProperty(anyStart, anyMoves(() => device, most), async (start, moves) => {
    // What is left out has not failed: the shortest walk that has until then is the one that is reported.
    fc.pre(performance.now() - failedAt < SHRINKING_IN_MILLISECONDS);
    device = deviceFor(start);
    try {
      const walk = new Walk(device);
      await walk.begin(start.path);
      await fc.asyncModelRun(() => ({ model: {}, real: walk }), moves);
      const { way, bookings } = await walk.bookThrough();
      expect(way.at(-1), way.join(', ')).toBe('/thankyou');
      expect(bookings, 'bookings in the end').toBe(1);
      walk.addTo(walked);
    } catch (error) {
      failedAt = Math.min(failedAt, performance.now());
      throw error;
    } finally {
      await device.stop();
    }
  });
}
