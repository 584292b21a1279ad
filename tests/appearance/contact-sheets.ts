import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

/** The pictures of a state, one a look; a state may not have all looks. */
export interface Shot {
  readonly state: string;
  readonly pictures: readonly { readonly look: string; readonly width: number; readonly file: string }[];
}

const STATES_ON_A_SHEET = 12;

/** A sheet shows the pictures of one width; about as wide as it is high it is shown largest. */
const SHEETS = [
  { width: 360, columns: 6, pictureWidth: 190, pictureHeight: 960 },
  { width: 1280, columns: 3, pictureWidth: 400, pictureHeight: 560 },
] as const;

/** Writes a table of all pictures into a folder, index.html, and sheets of twelve states each, as pictures too. */
export async function writeContactSheets(browser: Browser, folder: string, shots: readonly Shot[]): Promise<void> {
  writeFileSync(join(folder, 'index.html'), table(shots));
  const page = await browser.newPage();
  for (const { width, ...size } of SHEETS) {
    const shown = shots
      .map(({ state, pictures }) => ({ state, pictures: pictures.filter((picture) => picture.width === width) }))
      .filter(({ pictures }) => pictures.length > 0);
    for (let start = 0; start < shown.length; start += STATES_ON_A_SHEET) {
      const name = `sheet-${width}-${start / STATES_ON_A_SHEET + 1}`;
      const file = resolve(folder, `${name}.html`);
      writeFileSync(file, sheet(name, shown.slice(start, start + STATES_ON_A_SHEET), size));
      await page.setViewportSize({ width: size.columns * (2 * size.pictureWidth + 30) + 20, height: 800 });
      await page.goto(pathToFileURL(file).href);
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    }
  }
  await page.close();
}

interface SheetSize {
  readonly columns: number;
  readonly pictureWidth: number;
  readonly pictureHeight: number;
}

function sheet(title: string, shots: readonly Shot[], { columns, pictureWidth, pictureHeight }: SheetSize): string {
  const figures = shots.map(({ state, pictures }) => `<figure><figcaption>${state}</figcaption>${pictures.map(thumbnail).join('')}</figure>`);
  const style = `body { display: grid; grid-template-columns: repeat(${columns}, max-content); gap: 16px 20px; margin: 10px }
    figure { margin: 0 } figcaption { font-weight: 600; padding-block: 4px }
    a { display: inline-block; vertical-align: top; height: ${pictureHeight}px; overflow: hidden; margin-right: 5px }
    img { width: ${pictureWidth}px }`;
  return html(title, style, figures.join('\n'));
}

function table(shots: readonly Shot[]): string {
  const rows = shots.map(({ state, pictures }) => `<tr><th>${state}</th>${pictures.map((picture) => `<td>${thumbnail(picture)}</td>`).join('')}</tr>`);
  const style = `th { text-align: start; vertical-align: top; max-width: 10rem } td { vertical-align: top }
    a { display: block; max-height: 400px; overflow: hidden } img { max-width: 320px }`;
  return html('Every state of the app', style, `<h1>Every state of the app</h1><table>${rows.join('\n')}</table>`);
}

function thumbnail({ look, file }: Shot['pictures'][number]): string {
  return `<a href="${file}"><img src="${file}" alt="${look}" title="${look}"></a>`;
}

function html(title: string, style: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
    <style>body { font: 15px sans-serif; background: #ddd } img { border: 1px solid #888 } ${style}</style>${body}`;
}
