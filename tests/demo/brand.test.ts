import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { brandQuery, OWN_BRAND, readBrand, shadesOf, type Brand } from '../../demo/brand';
import '../domain/fixed-seed';

const SVG = 'data:image/svg+xml,%3Csvg xmlns="x"/%3E'.replaceAll(' ', '%20').replaceAll('"', '%22');
const BRAND: Brand = { name: 'Pune Paws', accent: '#8a2a6b', logo: SVG };

test('a link carries a brand, and the tab keeps it', () => {
  const storage = new MemoryStorage();
  expect(readBrand(new URLSearchParams(brandQuery(BRAND)), storage)).toEqual(BRAND);
  expect(readBrand(new URLSearchParams(''), storage)).toEqual(BRAND);
  expect(readBrand(new URLSearchParams('brand=Other'), storage)).toEqual({ ...OWN_BRAND, name: 'Other' });
});

test.each([
  ['accent=nothing', OWN_BRAND],
  ['logo=https://else.test/logo.png', OWN_BRAND],
  ['logo=data:text/html,x', OWN_BRAND],
  ['logo=data:image/png;base64,a")%20}%20body%20{', OWN_BRAND],
  [`logo=data:image/png;base64,${'a'.repeat(20_000)}`, OWN_BRAND],
  ['accent=red', { ...OWN_BRAND, accent: '#ff0000' }],
])('of a link with %.40s only the right parts count', (query, expected) => {
  expect(readBrand(new URLSearchParams(query), new MemoryStorage())).toEqual(expected);
});

test('every colour gives readable texts on the page, on its tint and on itself, in light and dark', () => {
  const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const light = ['#f7f1e6', '#ffffff'];
  const dark = ['#16201c', '#222e29'];
  fc.assert(
    fc.property(
      colours,
      fc.constantFrom([light, 'black'] as const, [dark, 'white'] as const),
      (colour, [surfaces, towards]) => {
        const shades = shadesOf(colour, surfaces, towards);
        for (const background of [...surfaces, shades['--soft'], shades['--hero']])
          expect(wcagContrast(shades['--accent'], background)).toBeGreaterThanOrEqual(4.5);
        for (const background of [shades['--accent-fill'], shades['--accent-hover']])
          expect(wcagContrast(shades['--accent-ink'], background)).toBeGreaterThanOrEqual(4.5);
      },
    ),
  );
});
