import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { DisplayMode } from './display-modes';
import { takeWebp } from './webp';

/** The screenshots of a state, one for each display mode in which the state exists. */
export interface Shot {
  readonly state: string;
  readonly pictures: readonly { readonly mode: DisplayMode; readonly file: string }[];
}

const TABLE_STYLE = `body { font: 15px sans-serif; background: #ddd } th { text-align: start; max-width: 10rem }
  th, td { vertical-align: top } a { display: block; max-height: 400px; overflow: hidden } img { border: 1px solid #888; max-width: 320px }`;

/** Writes a table of all pictures to a folder's index.html, one row for each state. */
export function writeTable(folder: string, shots: readonly Shot[]): void {
  const rows = shots.map(({ state, pictures }) => `<tr><th>${state}</th>${pictures.map(cell).join('')}</tr>`);
  const body = `<h1>Every state of the app</h1><table>${rows.join('\n')}</table>`;
  writeFileSync(join(folder, 'index.html'), pageOf('Every state of the app', TABLE_STYLE, body));
}

function cell({ mode: { name }, file }: Shot['pictures'][number]): string {
  return `<td><a href="${file}"><img src="${file}" alt="${name}" title="${name}"></a></td>`;
}

const COLUMNS = 8;

/** The width of a column in pixels, for pictures of a window that is `width` pixels wide. Pictures of wide windows stay readable. */
const columnWidth = (width: number) => (width < 600 ? 240 : 360);

/** Writes one WebP with the pictures of all states in one display mode. Long pictures are cut off at the bottom. */
export async function writeContactSheet(folder: string, mode: DisplayMode, shots: readonly Shot[], page: Page): Promise<void> {
  const own = shots.flatMap(({ state, pictures }) => pictures.filter((picture) => picture.mode === mode).map(({ file }) => ({ state, file })));
  const columns = Math.min(COLUMNS, own.length);
  const style = `body { display: grid; grid-template-columns: repeat(${columns}, ${columnWidth(mode.width)}px); gap: 16px; margin: 16px;
    width: max-content; font: 14px sans-serif; background: #ddd } figure { margin: 0 } img { width: 100%; max-height: 560px;
    object-fit: cover; object-position: top } figcaption { padding-block: 4px; font-weight: bold }`;
  const figures = own.map(({ state, file }) => `<figure><figcaption>${state}</figcaption><img src="${file}" alt=""></figure>`);
  const sheet = join(folder, `${fileNameOf(mode.name)}.html`);
  writeFileSync(sheet, pageOf(mode.name, style, figures.join('\n')));
  await page.setViewportSize({ width: columns * (columnWidth(mode.width) + 16) + 16, height: 900 });
  await page.goto(pathToFileURL(resolve(sheet)).href);
  writeFileSync(join(folder, `${fileNameOf(mode.name)}.webp`), await takeWebp(page, { quality: 70, isWholePage: true }));
}

/** Turns a name into a part of a path: '360 light' becomes '360-light'. */
export function fileNameOf(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/gi, '-');
}

function pageOf(title: string, style: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>${body}`;
}
