import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { SERVICES } from '../../src/domain/services';
import { paw } from '../../src/views/illustrations/paw';
import { PictureOrDrawing } from '../../src/views/illustrations/picture';
import { ServiceIcon } from '../../src/views/illustrations/service-icon';

const standsIn = (html: string) => html.includes(paw.warm);

test.each(SERVICES)('%s has a drawing of its own', (service) => {
  const drawn = renderToStaticMarkup(<ServiceIcon service={service} />);
  expect(SERVICES.filter((other) => renderToStaticMarkup(<ServiceIcon service={other} />) === drawn)).toEqual([service]);
});

test('screen readers skip an icon, because its name stands beside it', () => {
  expect(renderToStaticMarkup(<ServiceIcon service={SERVICES[0]!} />)).toContain('<svg aria-hidden="true"');
});

describe('A picture from outside', () => {
  it('has the size of its placeholder, so that nothing moves if it cannot be loaded', () => {
    const html = renderToStaticMarkup(<PictureOrDrawing source="https://pictures.example/bolt.png" standIn={paw} className="picture" />);
    expect(html).toContain('src="https://pictures.example/bolt.png" alt="" width="48" height="48"');
    expect(standsIn(html)).toBe(false);
  });

  it.each([undefined, ''])('without an address (%j) has a placeholder', (source) => {
    const html = renderToStaticMarkup(<PictureOrDrawing source={source} standIn={paw} className="picture" />);
    expect(html).not.toContain('<img');
    expect(standsIn(html)).toBe(true);
  });
});
