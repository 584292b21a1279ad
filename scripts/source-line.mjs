// Finds the lines of src for places in a build: npm run source-line -- dist-maps assets/app-BnCe9aT-.js:2:41877.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const USAGE = `Usage: npm run source-line -- dist-maps PLACE…
Finds the line of src for each place: a script of the build with line and column, such as assets/app-BnCe9aT-.js:2:41877. What stands
around a place does not matter: a full address, a list from telemetry or a browser's stack is right too.`;

const PLACE = /assets\/[\w.-]+\.js:\d+:\d+/g;
const [folder = '', ...words] = process.argv.slice(2);
if (process.argv.includes('--help')) {
  console.log(USAGE);
} else {
  const maps = folder.replace(/[/\\]+$/, '');
  const text = words.join(' ');
  const places = text.match(PLACE) ?? [];
  const cutOff = text.replaceAll(PLACE, '').match(/[^\s,"'(]*\.js\b[^\s,"')]*/);
  const problem = cutOff ? `'${cutOff[0]}' is no place: it needs assets/, line and column, such as assets/app-BnCe9aT-.js:2:41877.` : places.length === 0 ? withoutPlaces(text) : problemOf(maps);
  for (const answer of problem ? [{ problem }] : places.map((place) => find(maps, place))) {
    if (answer.problem) console.error(answer.problem);
    else console.log(answer.line);
    if (answer.problem) process.exitCode = 1;
  }
}

/** The message for a text without a place; for an empty text, the usage. */
function withoutPlaces(text) {
  return text ? 'There is no place in this: a place is such as assets/app-BnCe9aT-.js:2:41877. An error without one happened outside the scripts of the build.' : USAGE;
}

/** A sentence if the folder cannot be a folder of source maps; otherwise undefined. */
function problemOf(maps) {
  if (!existsSync(maps)) return `There is no folder '${maps}': name the dist-maps of the release.`;
  return existsSync(join(maps, '.deploy')) ? `'${maps}' is the build itself: its source maps are in '${maps}-maps'.` : undefined;
}

/** Returns { line }, such as 'src/app/app.tsx:12', or { problem } with a sentence. */
function find(maps, place) {
  const [script, line, column] = place.split(':');
  const file = join(maps, `${script}.map`);
  if (!existsSync(file)) return { problem: `There is no '${file}': take the dist-maps of the same release.` };
  const map = JSON.parse(readFileSync(file, 'utf8'));
  // vite.config.ts adds the lengths of the script's lines to each map, because a source map does not contain them.
  const lengths = map.x_lineLengths;
  const columns = lengths[line - 1];
  if (columns === undefined) return { problem: `There is no line ${line} in ${script}: it has ${lengths.length} lines.` };
  if (column < 1 || column > columns) return { problem: `There is no column ${column} in line ${line} of ${script}: it has ${columns} columns.` };
  // Stack traces count lines and columns from 1, source maps from 0.
  const { originalSource, originalLine } = new SourceMap(map).findEntry(line - 1, column - 1);
  return originalSource === undefined ? { problem: `${place} is not from src.` } : { line: `${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}` };
}
