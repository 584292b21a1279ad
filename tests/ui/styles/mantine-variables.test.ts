import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

// After an update, Mantine's style sheets could need other variables than those that the app defines.
it("defines each variable that Mantine's style sheets use in the light scheme", () => {
  const sheets = globSync('src/ui/**/*.tsx').flatMap((file) => found(read(file), /import '(@mantine\/[^']+\.css)'/g));
  expect(sheets.length).toBeGreaterThan(3);
  const asked = sheets.flatMap((sheet) => {
    const used = read(join('node_modules', sheet)).replaceAll(
      /[^{}]*\[data-mantine-color-scheme='dark'\][^{}]*\{[^{}]*\}/g,
      '',
    );
    return found(used, /var\((--mantine-[\w-]+)\s*\)/g);
  });
  expect(asked).toContain('--mantine-color-dimmed');
  const given = found(read('src/ui/styles/theme.tsx'), /'(--mantine-[\w-]+)':/g);
  expect([...new Set(asked)].filter((name) => !given.includes(name))).toEqual([]);
  expect(given.filter((name) => !asked.includes(name))).toEqual([]);
});
