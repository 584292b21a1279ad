import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Colours and lengths of these properties are tokens (src/ui/styles/tokens.css). */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(|(?<![\w-])(?:white|black|gr[ae]y|red)\b/gi;
const MEASURED = /^(?:font-size|border(?:-\w+)*-radius|(?:row-|column-)?gap|(?:margin|padding)(?:-\w+)*)$/;
/** Shares of the window or the parent are no literals, and hairlines need no token. */
const LENGTH = /(?<![\w.-])-?(?!0(?![.\d])|[123]px)[\d.]+(?:px|r?em)\b/g;

function literalsIn(sheet: string): readonly string[] {
  const declarations = sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+)(?=;)/g);
  return [...declarations].flatMap(([, property = '', value = '']) =>
    [...(value.match(COLOUR) ?? []), ...((MEASURED.test(property) && value.match(LENGTH)) || [])].map(
      (literal) => `${property}: ${literal}`,
    ),
  );
}

test('a style sheet takes its colours, font sizes, radii and gaps from the tokens', () => {
  expect(
    literalsIn(
      'a { color: #fff; margin: 0 1px -7px var(--space-tiny); gap: 0.375rem; width: 7px }/* red; */ b { background: white; }',
    ),
  ).toEqual(['color: #fff', 'margin: -7px', 'gap: 0.375rem', 'background: white']);
  const sheets = globSync('src/**/*.css').filter((path) => !path.endsWith('tokens.css'));
  expect(sheets.length).toBeGreaterThan(20);
  expect(
    sheets.flatMap((path) => literalsIn(readFileSync(path, 'utf8')).map((literal) => `${path} · ${literal}`)),
  ).toEqual([]);
});
