import { expect, test } from 'vitest';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { brandQuery, OWN_BRAND, readBrand, shortName, storeBrand, type Brand } from '../../demo/brand';

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
  ['accent=%23ffd400', OWN_BRAND],
  ['accent=%23777777', OWN_BRAND],
  ['accent=%23757575', { ...OWN_BRAND, accent: '#757575' }],
  ['logo=https://else.test/logo.png', OWN_BRAND],
  ['logo=data:text/html,x', OWN_BRAND],
  ['logo=data:image/png;base64,a")%20}%20body%20{', OWN_BRAND],
  [`logo=data:image/png;base64,${'a'.repeat(20_000)}`, OWN_BRAND],
])('of a link with %.40s only the right parts count', (query, expected) => {
  expect(readBrand(new URLSearchParams(query), [new MemoryStorage()])).toEqual(expected);
});

test.each([
  ['Bengaluru Dogs and Cats and their People Ltd', 'Bengaluru Dogs and Cats and their People'],
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
