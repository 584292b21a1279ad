// `npm run spec`: makes the specification's site in reports/spec. With `-- --pictures` it first runs scenarios in Chromium and takes a
// picture of each; feature files and options of Cucumber after that choose the scenarios.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeSite } from './site';
import { takePictures } from './take-pictures';

const FOLDER = 'reports/spec';
/** Where `npm run demo` serves the player. */
const DEMO = 'http://127.0.0.1:4173/in/packages/';
const PICTURES = '--pictures';

const [option, ...choice] = process.argv.slice(2);
if (option !== undefined && option !== PICTURES) {
  console.error(`There is no option '${option}'. Usage: npm run spec -- [${PICTURES} [features/walking.feature] [--name 'part of a name']]`);
  process.exit(1);
}
if (option === PICTURES) await takePictures(choice);
rmSync(FOLDER, { recursive: true, force: true });
for (const [name, content] of makeSite(DEMO)) {
  const path = join(FOLDER, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
console.log(`The specification is at ${pathToFileURL(resolve(FOLDER, 'index.html')).href}`);
