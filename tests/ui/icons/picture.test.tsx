import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paw } from '../../../src/ui/icons/paw';
import { PictureOrDrawing } from '../../../src/ui/icons/picture';

test('a picture from outside has the size of its placeholder, so that nothing moves if it cannot be loaded', () => {
  const htmlOf = (source?: string) =>
    renderToStaticMarkup(<PictureOrDrawing source={source} fallback={paw} className="picture" />);
  expect(htmlOf('https://a.example/bolt.png')).toContain(
    'src="https://a.example/bolt.png" alt="" width="48" height="48"',
  );
  expect(htmlOf()).toContain(paw.lines);
});
