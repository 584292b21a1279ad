import { expect, test } from 'vitest';
import { namesInSentence } from '../../src/domain/text';

test.each([
  [[], ''],
  [['Bruno'], 'Bruno'],
  [['Rocky', 'Bruno'], 'Rocky and Bruno'],
  [['Bruno', 'Simba', 'Coco'], 'Bruno, Simba and Coco'],
])('names as a sentence lists them: %j', (names, sentence) => {
  expect(namesInSentence(names)).toBe(sentence);
});
