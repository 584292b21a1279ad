import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isolated } from '../../src/domain/text';
import { TextWithNames } from '../../src/views/text-with-names';

test('a page isolates each name by an element, without marks', () => {
  const text = `for ${isolated('شیرو')} and ${isolated('two\nlines')}.`;
  expect(renderToStaticMarkup(<TextWithNames text={text} />)).toBe(
    '<span>for <bdi>شیرو</bdi> and <bdi>two\nlines</bdi>.</span>',
  );
});
