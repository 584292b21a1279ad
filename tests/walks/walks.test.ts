import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anyWalk } from './any-walk';
import { CoreGround } from './core-ground';
import { announce, report, type Walked } from './report';
import { deviceOf, RUN } from './start';

const GROUND = 'without a browser';
const MOVES = 60;
const TIME_LIMIT_IN_MILLISECONDS = 3_600_000;

const walked: Walked = { walks: 0, moves: 0, bookings: 0 };
const ownTimeZone = process.env.TZ;
const warnings = vi.spyOn(console, 'error');

beforeEach(() => void warnings.mockImplementation(() => {}));
afterEach(() => {
  warnings.mockRestore();
  if (ownTimeZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownTimeZone;
});

test(`${RUN.walks} walks lead nowhere wrong`, async () => {
  announce(GROUND, RUN.walks);
  const property = anyWalk({
    groundFor: (start) => {
      process.env.TZ = start.timeZone;
      return new CoreGround(deviceOf(start));
    },
    moves: MOVES,
    walked,
    // MobX says there that reactions never come to rest.
    check: () => expect(warnings.mock.calls).toEqual([]),
  });
  await expect(fc.assert(property, { numRuns: RUN.walks, seed: RUN.seed })).resolves.toBeUndefined();
  report(GROUND, walked);
}, TIME_LIMIT_IN_MILLISECONDS);
