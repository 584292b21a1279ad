import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The second one has the rupee sign. */
const FILES = { latin: 'U+0000-00FF,U+2000-206F,U+2190-22FF', 'latin-ext': 'U+0100-02FF,U+20A0-20C0' };

/** Android's own font, so that pictures show what most customers see. Call it before the page opens an address. */
export async function useAndroidFont(page: Page): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, unicodeRange] of Object.entries(FILES)) {
    const bytes = readFileSync(resolve(`@fontsource-variable/roboto/files/roboto-${name}-wght-normal.woff2`), 'base64');
    await page.addInitScript(
      (face) =>
        void document.fonts.add(
          new FontFace('Roboto', face.source, { weight: '100 900', unicodeRange: face.unicodeRange }),
        ),
      { source: `url(data:font/woff2;base64,${bytes})`, unicodeRange },
    );
  }
}
