import { expect, test } from 'vitest';
import { useAtRandom } from './random-use';

test('the same in many more visits', () => expect(useAtRandom(15, 20_261_121)).resolves.toBeUndefined());
