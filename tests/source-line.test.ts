import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let maps: string;

beforeAll(() => {
  maps = mkdtempSync(join(tmpdir(), 'dist-maps-'));
  mkdirSync(join(maps, 'assets'));
  // The script's only line has two places of src: column 1 is of line 1, column 5 of line 3.
  const map = { version: 3, sources: ['../../src/main.tsx'], names: [], mappings: 'AAAA,IAEA' };
  writeFileSync(join(maps, 'assets/app-1.js.map'), JSON.stringify(map));
});

afterAll(() => rmSync(maps, { recursive: true }));

test.each([
  ['1:1', 'src/main.tsx:1\n', ''],
  ['1:4', 'src/main.tsx:1\n', ''],
  ['1:5', 'src/main.tsx:3\n', ''],
  ['1:4000', '', 'assets/app-1.js:1:4000 is not in this script: take the dist-maps of the same release.\n'],
  ['2:1', '', 'assets/app-1.js:2:1 is not in this script: take the dist-maps of the same release.\n'],
])('source-line finds the line of %s, if there is such a place', (place, line, complaint) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/source-line.mjs', maps, `assets/app-1.js:${place}`],
    { encoding: 'utf8' },
  );
  expect([stdout, stderr]).toEqual([line, complaint]);
});
