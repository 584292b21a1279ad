import { oklch, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { brandQuery, OWN_BRAND, readBrand, shadesOf, shortName, storeBrand, type Brand } from '../../demo/brand';
import '../domain/fixed-seed';

const SVG = 'data:image/svg+xml,%3Csvg xmlns="x"/%3E'.replaceAll(' ', '%20').replaceAll('"', '%22');
const BRAND: Brand = { name: 'Pune Paws', accent: '#8a2a6b', logo: SVG };

test('a link carries a brand, and the tab keeps it', () => {
  const storage = new MemoryStorage();
  expect(readBrand(new URLSearchParams(brandQuery(BRAND)), [storage])).toEqual(BRAND);
  expect(readBrand(new URLSearchParams(''), [storage])).toEqual(BRAND);
  expect(readBrand(new URLSearchParams('brand=Other'), [storage])).toEqual({ ...OWN_BRAND, name: 'Other' });
});

test.each([
  ['accent=nothing', OWN_BRAND],
  ['logo=https://else.test/logo.png', OWN_BRAND],
  ['logo=data:text/html,x', OWN_BRAND],
  ['logo=data:image/png;base64,a")%20}%20body%20{', OWN_BRAND],
  [`logo=data:image/png;base64,${'a'.repeat(20_000)}`, OWN_BRAND],
  ['accent=red', { ...OWN_BRAND, accent: '#ff0000' }],
])('of a link with %.40s only the right parts count', (query, expected) => {
  expect(readBrand(new URLSearchParams(query), [new MemoryStorage()])).toEqual(expected);
});

test.each(['#ffffff', '#f5f5f5', '#cccccc', '#fff9e0', '#ffeef2'])(
  'a button of the very light brand %s is dark, and looks like one to press',
  (accent) => {
    const { '--accent-fill': fill, '--accent-ink': ink } = shadesOf(accent, ['#f7f1e6', '#ffffff'], 'black');
    expect(ink).toBe('#ffffff');
    expect(wcagContrast(fill, '#f7f1e6')).toBeGreaterThan(9);
  },
);

test.each([
  ['Bengaluru Dogs and Cats and their People Ltd', 'Bengaluru Dogs and Cats and their People'],
  ['Hyderabad Pets and Paws and Tails and Whiskers', 'Hyderabad Pets and Paws and Tails and'],
  ['  Pune \n Paws ', 'Pune Paws'],
  ['पुणे के कुत्ते और बिल्लियाँ और उनके सारे अच्छे दोस्त', 'पुणे के कुत्ते और बिल्लियाँ और उनके सारे'],
  ['🐶'.repeat(41), '🐶'.repeat(40)],
])('the name %s is cut at a word', (name, expected) => {
  expect(shortName(name)).toBe(expected);
});

test('a new tab begins with the brand of the browser, and keeps its own', () => {
  const browser = new MemoryStorage();
  const [first, second] = [new MemoryStorage(), new MemoryStorage()];
  readBrand(new URLSearchParams(brandQuery(BRAND)), [first, browser]);
  expect(readBrand(new URLSearchParams(''), [second, browser])).toEqual(BRAND);
  storeBrand(OWN_BRAND, [first, browser]);
  expect(readBrand(new URLSearchParams(''), [first, browser])).toEqual(OWN_BRAND);
  expect(readBrand(new URLSearchParams(''), [second, browser])).toEqual(BRAND);
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
        // A grey button that is near the page looks disabled.
        const contrasts = surfaces.map((surface) => wcagContrast(shades['--accent-fill'], surface));
        expect(Math.min(...contrasts) >= 4.5 || oklch(shades['--accent-fill'])!.c >= 0.03).toBe(true);
      },
    ),
  );
});
