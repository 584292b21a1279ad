// Finds the line of src for a place in a build: npm run source-line -- dist-maps assets/app-BnCe9aT-.js:2:41877.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const [maps, place = ''] = process.argv.slice(2);
const [, file, line, column] = /^(.+\.js):(\d+):(\d+)$/.exec(place) ?? [];
const map = join(maps ?? '', `${file}.map`);
if (file === undefined || !existsSync(map)) {
  console.error(file === undefined ? 'Usage: npm run source-line -- dist-maps assets/app-….js:LINE:COLUMN' : `There is no '${map}': take the maps of the same release.`);
  process.exitCode = 1;
} else {
  // A stack counts from 1, a source map from 0.
  const { originalSource, originalLine } = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(Number(line) - 1, Number(column) - 1);
  console.log(originalSource === undefined ? `${place} is not from src.` : `${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}`);
}
