import { expect, test } from 'vitest';
import { readableTextColor, type Rgb } from '../../src/domain/colors';

test.each<readonly [string, Rgb, string]>([
  ['white', [255, 255, 255], 'black'],
  ['black', [0, 0, 0], 'white'],
  // WCAG has a separate formula for low values of red, green or blue: without it, black would have the better contrast.
  ['a blue without red', [0, 109, 251], 'white'],
  // The green value, 11, is the lowest to which that formula does not apply.
  ['a pink', [214, 11, 182], 'black'],
  // From this grey to the next, darker one, the better text colour changes from black to white.
  ['a grey', [118, 118, 118], 'black'],
  ['a darker grey', [117, 117, 117], 'white'],
])('on %s the ink has the better contrast', (_name, colour, ink) => {
  expect(readableTextColor(colour)).toBe(ink);
});
