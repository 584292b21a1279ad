import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { SERVICES } from '../src/domain/services';

// The examples of CONTRIBUTING.md name each file of a change that the compiler does not name; the files that name something of the same kind tell which.

const GUIDE = readFileSync('CONTRIBUTING.md', 'utf8');
const SOURCES = ['contract', 'demo', 'features', 'mocks', 'scripts', 'src', 'tests'];

/** A name alone stands in the folder of the path before it. */
function pathsOf(example: string): readonly string[] {
  const text = new RegExp(`^\\*\\*${example}\\*\\*[^]*?(?=^\\*\\*|$(?![^]))`, 'm').exec(GUIDE)?.[0] ?? '';
  let folder = '';
  return [...text.matchAll(/`([^` ]+)`/g)].map(([, path = '']) => {
    if (!existsSync(path)) return join(folder, path);
    folder = /\.\w+$/.test(path) ? dirname(path) : path;
    return path;
  });
}

/** Outside of comments; without tests. */
function filesWith(words: readonly string[]): readonly string[] {
  const files = globSync([
    '{contract,demo,mocks,scripts,src,features/steps,features/support,tests/library}/**/*.{ts,tsx,css,yaml}',
    '{deploy/*.conf,deploy/_*,index.html}',
  ]);
  expect(files).toContain('src/domain/services.ts');
  const codeOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  return files.filter((file) => words.every((word) => new RegExp(word, 'i').test(codeOf(file))));
}

/** Plants a service and a field of pets in a copy of the code. Files of tests are left out. */
function complaintsAbout(...names: readonly string[]): readonly (readonly string[])[] {
  const tree = mkdtempSync(join(tmpdir(), 'contributing-'));
  for (const folder of SOURCES) cpSync(folder, join(tree, folder), { recursive: true });
  for (const file of ['tsconfig.json', 'vite.config.ts', 'vitest.config.ts']) cpSync(file, join(tree, file));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  const plant = (file: string, anchor: RegExp, line: string) => {
    const code = readFileSync(file, 'utf8');
    expect(code).toMatch(anchor);
    writeFileSync(join(tree, file), code.replaceAll(anchor, `$&${line}`));
  };
  plant('src/domain/services.ts', /grooming: (EMPTY_GROOMING_BOOKING|GROOMING|groomingBooking)\b/g, ', boarding: $1');
  plant('src/domain/pet.ts', /export interface NewPet \{/g, 'readonly weight: number;');
  plant('mocks/samples.ts', /licensed: 'yes',/g, 'weight: 24,');
  plant('src/pages/pets/pet-form.ts', /export class PetForm \{/g, "@FormField('Weight') readonly weight: string = '';");
  const words = [resolve('node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', tree];
  const { stdout } = spawnSync(process.execPath, words, { cwd: tree, encoding: 'utf8' });
  rmSync(tree, { recursive: true });
  const complaints = stdout.split(/\n(?! )/);
  const filesAbout = (name: string) =>
    complaints.filter((complaint) => complaint.includes(name)).map((complaint) => complaint.split('(')[0]!);
  return names.map((name) => [...new Set(filesAbout(name))].filter((file) => !file.startsWith('tests/')));
}

let complaints: readonly (readonly string[])[];

beforeAll(() => {
  complaints = complaintsAbout('boarding', 'weight');
});

test('the compiler names files of a service and of a field', () => {
  expect(complaints).toEqual([
    expect.arrayContaining(['src/app/pages.tsx']),
    expect.arrayContaining(['src/pages/pets/pet-form.ts', 'demo/sample-draft.ts']),
  ]);
});

test.each([
  ['A service', SERVICES, 0],
  ['A field', ['licensed'], 1],
  ['An optional field', ['landmark', 'buildingBlock|building_blockno'], undefined],
])('%s: its example names each file with %j that the compiler does not name', (example, words, place) => {
  // These name what is there already: links of the main site, the demo's texts about addresses, and the gazetteer's entries.
  const others = ['src/app/links.ts', 'demo/player/player-page.tsx', 'mocks/gazetteer/gazetteer.ts'];
  const named = place === undefined ? others : [...others, ...complaints[place]!];
  const files = filesWith(words).filter((file) => !named.includes(file));
  expect(files).not.toEqual([]);
  const paths = pathsOf(example);
  expect(files.filter((file) => !paths.includes(file))).toEqual([]);
});

test('each path that an example names is there', () => {
  const paths = [...GUIDE.matchAll(/`((?:src|mocks|features|contract|tests|demo|deploy|scripts)\/[^` ]+)`/g)];
  expect(paths).not.toEqual([]);
  expect(paths.map(([, path]) => path!).filter((path) => globSync(path).length === 0)).toEqual([]);
});
