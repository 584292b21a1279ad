import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { PackageCardContent } from '../../src/funnel/package-card-content';

const MARKUP = '<img src=x onerror=alert(1)>';

/** Turns texts into markup or scripts, writes cookies, listens to other windows, or leaves the app. */
const DANGEROUS = new RegExp(
  [
    'dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\\.(write|cookie)',
    '\\beval\\(|new Function|(?<!(?:port2|channel\\?)\\.)postMessage|window\\.open|location\\.(href|assign|replace)',
  ].join('|'),
);

const cardOf = (icon: string | undefined) =>
  renderToStaticMarkup(<PackageCardContent name="Express" icon={icon} price="₹199.00" />);

test('the app uses no text as markup or script, writes no cookie, and leaves itself by links and to the stores only', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  // It chooses the app store that fits the device, which a link cannot do.
  expect(files.filter((file) => DANGEROUS.test(readFileSync(file, 'utf8')))).toEqual([
    'src/adapters/browser/browser-outward-navigation.ts',
  ]);
});

describe("A package's icon", () => {
  it.each(['https://pictures.example/a.png', 'data:image/png;base64,AAAA'])('is shown from %s', (icon) => {
    expect(cardOf(icon)).toContain(`src="${icon}"`);
  });

  it.each(['javascript:alert(1)', '//pictures.example/a.png', MARKUP])("is drawn in place of '%s'", (icon) =>
    expect(cardOf(icon)).not.toContain('<img'),
  );
});
