import fc from 'fast-check';
import { expect } from 'vitest';
import type { Device } from '../support/device';
import { anyMoves } from './moves';
import { announce, report } from './report';
import { anyStart, deviceOf, RUN } from './start';
import { Walk } from './walk';
import type { WalkDevice } from './walk-device';

/** How long fast-check may search for a shorter failing run. By default a minute, so that the test can report before it is killed. */
const SHRINKING_IN_MILLISECONDS = RUN.isLong ? Infinity : 60_000;

interface WalkOptions {
  /** Where the test runs happen, in words for the report, such as 'in a browser'. */
  readonly where: string;
  readonly walks: number;
  /** The largest number of actions in a test run. */
  readonly moves: number;
  readonly deviceFor: (device: Device) => WalkDevice;
}

/** Makes random test runs. Throws unless the invariants hold after each action, and each run can complete one booking at its end. */
export async function takeWalks({ where, walks, moves: mostMoves, deviceFor }: WalkOptions): Promise<void> {
  const totals = { walks: 0, moves: 0, bookings: 0 };
  let device: WalkDevice;
  let failedAt = Infinity;
  const property = fc.asyncProperty(anyStart, anyMoves(() => device, mostMoves), async (start, moves) => {
    // After the time limit, `pre` skips each shorter run. A skipped run does not fail, so fast-check reports the shortest failure so far.
    fc.pre(performance.now() - failedAt < SHRINKING_IN_MILLISECONDS);
    device = deviceFor(deviceOf(start));
    try {
      const walk = new Walk(device);
      await walk.begin(start.path);
      await fc.asyncModelRun(() => ({ model: {}, real: walk }), moves);
      const { steps, bookings } = await walk.bookingIfComplete();
      expect(steps.at(-1), steps.join(', ')).toBe('/thankyou');
      expect(bookings, 'bookings in the end').toBe(1);
      walk.addTo(totals);
    } catch (error) {
      failedAt = Math.min(failedAt, performance.now());
      throw error;
    } finally {
      await device.stop();
    }
  });
  announce(where, walks);
  await fc.assert(property, { numRuns: walks, seed: RUN.seed });
  report(where, totals);
}
