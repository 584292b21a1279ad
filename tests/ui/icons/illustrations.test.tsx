import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SERVICES } from '../../../src/domain/services';
import { paw } from '../../../src/ui/icons/paw';
import { PictureOrDrawing } from '../../../src/ui/icons/picture';
import { ServiceIcon } from '../../../src/ui/icons/service-icon';

test.each(SERVICES)(
  '%s has a drawing of its own, which screen readers skip because its name stands beside it',
  (service) => {
    const drawn = renderToStaticMarkup(<ServiceIcon service={service} />);
    expect(drawn).toContain('<svg aria-hidden="true"');
    expect(SERVICES.filter((other) => renderToStaticMarkup(<ServiceIcon service={other} />) === drawn)).toEqual([
      service,
    ]);
  },
);

test('a picture from outside has the size of its placeholder, so that nothing moves if it cannot be loaded, and stands without its address', () => {
  const htmlOf = (source?: string) =>
    renderToStaticMarkup(<PictureOrDrawing source={source} fallback={paw} className="picture" />);
  const html = htmlOf('https://pictures.example/bolt.png');
  expect(html).toContain('src="https://pictures.example/bolt.png" alt="" width="48" height="48"');
  expect(html).not.toContain(paw.lines);
  for (const missing of [htmlOf(undefined), htmlOf('')]) {
    expect(missing).not.toContain('<img');
    expect(missing).toContain(paw.lines);
  }
});
