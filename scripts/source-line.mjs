// npm run source-line -- dist-maps assets/app-BnCe9aT-.js:3:41877
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const USAGE = `Usage: npm run source-line -- dist-maps PLACE…
Finds the line of src for each place: a script of the build with line and column, such as assets/app-BnCe9aT-.js:3:41877. What stands
around a place does not matter: a full address, a list from telemetry or a browser's stack is right too.`;

const [folder = '', ...words] = process.argv.slice(2);
const places = words.join(' ').match(/assets\/[\w.-]+\.js:\d+:\d+/g) ?? [];
if (folder === '--help' || words.length === 0) end(folder === '--help' ? 0 : 1, USAGE);
if (!existsSync(folder)) end(1, `There is no folder '${folder}': name the dist-maps of the release.`);
if (existsSync(join(folder, '.deploy')))
  end(1, `'${folder}' is the build itself: its source maps are in the dist-maps of the same release.`);
if (places.length === 0)
  end(
    1,
    'There is no place in this: a place is such as assets/app-BnCe9aT-.js:3:41877. An error without one happened outside the scripts of the build.',
  );
for (const place of places) {
  const [script, line, column] = place.split(':');
  const file = join(folder, `${script}.map`);
  // Stack traces count lines and columns from 1, source maps from 0.
  const complaint = existsSync(file)
    ? printLine(new SourceMap(JSON.parse(readFileSync(file, 'utf8'))), line - 1, column - 1)
    : `There is no '${file}': take the dist-maps of the same release.`;
  if (complaint === undefined) continue;
  console.error(complaint.replace('PLACE', place));
  process.exitCode = 1;
}

/** Returns a complaint if the place has none. */
function printLine(map, line, column) {
  const { originalSource, originalLine, generatedLine, generatedColumn } = map.findEntry(line, column);
  // For a place behind a script's or line's end, a map answers with the last entry. An error's place is the first of its entry.
  const isLast = generatedColumn === map.findEntry(line, Infinity).generatedColumn;
  if (generatedLine !== undefined && (generatedLine !== line || (isLast && generatedColumn !== column)))
    return 'PLACE is not in this script: take the dist-maps of the same release.';
  if (originalSource === undefined) return 'PLACE is not from src.';
  console.log(`${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}`);
  return undefined;
}

function end(code, sentence) {
  (code === 0 ? console.log : console.error)(sentence);
  process.exit(code);
}
