import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colour = readonly number[];

const [lightRules = '', darkRules = ''] = readFileSync('src/views/global.css', 'utf8').split('@media (prefers-color-scheme: dark)');

/** The variables that are colours or shares, as they are written. */
const variablesOf = (rules: string) =>
  Object.fromEntries([...rules.matchAll(/--([\w-]+): (#[\da-f]{6}|\d+%);/g)].map(([, name, value]) => [name!, value!]));

const light = variablesOf(lightRules);
const SCHEMES = { light, dark: { ...light, ...variablesOf(darkRules) } };

const readColour = (text: string): Colour => [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16));

/** The relative luminance that WCAG 2.2 defines. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** What `color-mix` makes of a card's own background and the server's colour. */
function tinted(card: Colour, colour: Colour, share: number): Colour {
  return card.map((value, index) => value * (1 - share) + colour[index]! * share);
}

/** The corners of all colours: every other one changes the card less than one of these. */
const COLOURS = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff'];

describe.each(Object.entries(SCHEMES))("In %s, a package's card in any colour of the server's", (_scheme, variables) => {
  const read = (name: string) => readColour(variables[name]!);
  const share = Number.parseInt(variables.tint!, 10) / 100;
  const contrastOn = (colour: string, name: string) =>
    contrast(read(name), tinted(read('surface-raised'), readColour(colour), share));

  it.each(COLOURS)('keeps the contrast of its texts: %s', (colour) => {
    for (const name of ['ink', 'ink-muted', 'accent']) expect(contrastOn(colour, name), name).toBeGreaterThanOrEqual(4.5);
  });

  it.each(COLOURS)('keeps the contrast of its edge: %s', (colour) => {
    expect(contrastOn(colour, 'line-strong')).toBeGreaterThanOrEqual(3);
  });
});
