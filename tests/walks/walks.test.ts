import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CoreGround } from './core-ground';
import { anyMoves } from './moves';
import { report, type Walked } from './report';
import { anyStart, deviceOf, RUN } from './start';
import { Walk } from './walk';

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
afterAll(() => report('without a browser', walked));

test(`${RUN.walks} walks lead nowhere wrong`, async () => {
  let ground: CoreGround;
  const property = fc.asyncProperty(anyStart, anyMoves(() => ground, MOVES), async (start, moves) => {
    process.env.TZ = start.timeZone;
    ground = new CoreGround(deviceOf(start));
    try {
      const walk = new Walk(ground);
      await walk.begin(start.path);
      await fc.asyncModelRun(() => ({ model: {}, real: walk }), moves);
      const { way, bookings } = await walk.bookThrough();
      expect(way.at(-1), way.join(', ')).toBe('/thankyou');
      expect(bookings, 'bookings in the end').toBe(1);
      // MobX says here that reactions never come to rest.
      expect(warnings.mock.calls).toEqual([]);
      walk.addTo(walked);
    } finally {
      ground.stop();
    }
  });
  await expect(fc.assert(property, { numRuns: RUN.walks, seed: RUN.seed })).resolves.toBeUndefined();
}, TIME_LIMIT_IN_MILLISECONDS);
