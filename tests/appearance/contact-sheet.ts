import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pictures of a state, one for each display mode that has it. */
export interface Shot {
  readonly state: string;
  readonly pictures: readonly { readonly mode: string; readonly file: string }[];
}

const STYLE = `body { font: 15px sans-serif; background: #ddd } th { text-align: start; max-width: 10rem }
  th, td { vertical-align: top } a { display: block; max-height: 400px; overflow: hidden } img { border: 1px solid #888; max-width: 320px }`;

/** Writes a table of all pictures to a folder's index.html, one row for each state. */
export function writeContactSheet(folder: string, shots: readonly Shot[]): void {
  const rows = shots.map(({ state, pictures }) => `<tr><th>${state}</th>${pictures.map(cell).join('')}</tr>`);
  const head = `<meta charset="utf-8"><title>Every state of the app</title><style>${STYLE}</style>`;
  const table = `<h1>Every state of the app</h1><table>${rows.join('\n')}</table>`;
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en">${head}${table}`);
}

function cell({ mode, file }: Shot['pictures'][number]): string {
  return `<td><a href="${file}"><img src="${file}" alt="${mode}" title="${mode}"></a></td>`;
}
