import { expect, test } from 'vitest';
import { useAtRandom } from './random-use';

test('whatever customers do, in any order, the app stays in order and the booking can be finished', () =>
  expect(useAtRandom(10, 20_261_121)).resolves.toBeUndefined());
