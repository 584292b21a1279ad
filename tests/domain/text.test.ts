import { expect, test } from 'vitest';
import { namesInSentence } from '../../src/domain/text';

test.each([
  [[], ''],
  [['Bruno'], '<Bruno>'],
  [['شیرو', 'Rocky'], '<شیرو> and <Rocky>'],
  [['Bruno', '\u2067Simba\u2066', 'Coco'], '<Bruno>, <Simba> and <Coco>'],
])('names as a sentence lists them, each isolated: %j', (names, sentence) => {
  const marks = { '\u2068': '<', '\u2069': '>' } as const;
  const shown = namesInSentence(names).replaceAll(/[\u2068\u2069]/g, (mark) => marks[mark as keyof typeof marks]);
  expect(shown).toBe(sentence);
});
