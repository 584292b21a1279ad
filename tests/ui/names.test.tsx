import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Names } from '../../src/ui/names';

test('a page isolates each name by an element', () => {
  expect(renderToStaticMarkup(<Names names={['شیرو', 'Bruno']} />)).toBe(
    '<span><bdi>شیرو</bdi>, <bdi>Bruno</bdi></span>',
  );
});
