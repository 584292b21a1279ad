import { expect, test } from 'vitest';
import { useAtRandom } from './random-use';

test('whatever customers do, in any order, the app stays in order and the booking can be finished', () =>
  expect(useAtRandom(4, 20_261_120)).resolves.toBeUndefined());
