import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyWalk } from './any-walk';
import { DeviceInProcess } from './device-in-process';
import { announce, report, type Walked } from './report';
import { deviceOf, RUN } from './start';

const WHERE = 'without a browser';
const MOVES = 60;

const walked: Walked = { walks: 0, moves: 0, bookings: 0 };

test(`${RUN.walks} walks lead nowhere wrong`, async () => {
  announce(WHERE, RUN.walks);
  const property = anyWalk({ deviceFor: (start) => new DeviceInProcess(deviceOf(start)), moves: MOVES, walked });
  await expect(fc.assert(property, { numRuns: RUN.walks, seed: RUN.seed })).resolves.toBeUndefined();
  report(WHERE, walked);
});
