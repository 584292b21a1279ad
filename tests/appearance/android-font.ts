import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The files of Roboto, and the characters of each: the second one has the rupee sign. */
const FILES = [
  { name: 'roboto-latin-wght-normal.woff2', characters: 'U+0000-00FF,U+2000-206F,U+2190-22FF' },
  { name: 'roboto-latin-ext-wght-normal.woff2', characters: 'U+0100-02FF,U+20A0-20C0' },
];

/** Gives the page Roboto, Android's own font, so that pictures show what most customers see. Call it before the page opens an address. */
export async function useAndroidFont(page: Page): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const faces = FILES.map(({ name, characters }) => {
    const bytes = readFileSync(resolve(`@fontsource-variable/roboto/files/${name}`)).toString('base64');
    return { source: `url(data:font/woff2;base64,${bytes})`, characters };
  });
  await page.addInitScript((given) => {
    for (const { source, characters } of given) {
      document.fonts.add(new FontFace('Roboto', source, { weight: '100 900', unicodeRange: characters }));
    }
  }, faces);
}
