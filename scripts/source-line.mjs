// Finds the line of src for a place in a build: npm run source-line -- dist-maps assets/app-BnCe9aT-.js:2:41877.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const USAGE = `Usage: npm run source-line -- dist-maps PLACE
Finds the line of src. PLACE is a script of the build with line and column: assets/app-BnCe9aT-.js:2:41877, or its full address.`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(USAGE);
} else {
  const { line, problem } = find(...words);
  if (problem) console.error(problem);
  else console.log(line);
  process.exitCode = problem ? 1 : 0;
}

/** Answers a line of src, or what is wrong. */
function find(folder = '', place = '', ...more) {
  const [, script, line, column] = /^(?:\S*\/)?(assets\/[\w.-]+\.js):(\d+):(\d+)$/.exec(place) ?? [];
  if (script === undefined || more.length > 0) return { problem: USAGE };
  const maps = folder.replace(/[/\\]+$/, '');
  const file = join(maps, `${script}.map`);
  if (!existsSync(maps)) return { problem: `There is no folder '${maps}': name the dist-maps of the release.` };
  if (existsSync(join(maps, '.deploy'))) return { problem: `'${maps}' is the build itself: its source maps are in '${maps}-maps'.` };
  if (!existsSync(file)) return { problem: `There is no '${file}': take the dist-maps of the same release.` };
  const map = JSON.parse(readFileSync(file, 'utf8'));
  // The build adds the lengths, as a map alone does not know where the script's lines end.
  const lengths = map.x_lineLengths;
  const columns = lengths[line - 1];
  if (columns === undefined) return { problem: `There is no line ${line} in ${script}: it has ${lengths.length} lines.` };
  if (column < 1 || column > columns) return { problem: `There is no column ${column} in line ${line} of ${script}: it has ${columns} columns.` };
  // A stack counts from 1, a source map from 0.
  const { originalSource, originalLine } = new SourceMap(map).findEntry(line - 1, column - 1);
  return originalSource === undefined ? { problem: `${place} is not from src.` } : { line: `${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}` };
}
