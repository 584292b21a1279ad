import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMPORT_RULES } from '../scripts/build/import-rules';
import { SERVICES } from '../src/domain/services';

/** For each row of the table of imports a line that it refuses. */
const REFUSED_IMPORTS: Readonly<Record<string, string>> = {
  src: "export { createMockBackend } from '../mocks/backend';",
  'src/app': "export { Container } from 'inversify';",
  'src/app/start/main.tsx': "export { startDemo } from '../../../demo/start';",
  'src/app/container': "export { isAxiosError } from 'axios';",
  'src/domain': "export type { Device } from '../ports/device';",
  'src/ports': "export { isAxiosError } from 'axios';",
  'src/adapters': "export { isAxiosError } from 'axios';",
  'src/adapters/schemas.ts': "export { isYesStatus } from './http/wire';",
  'src/adapters/http': "export { makeAutoObservable } from 'mobx';",
  'src/adapters/browser': "export { isYesStatus } from '../http/wire';",
  'src/adapters/google': "export { isYesStatus } from '../http/wire';",
  'src/adapters/router': "export { useState } from 'react';",
  'src/adapters/telemetry': "export const later = () => import('axios');",
  'src/stores': "export { pageTexts } from '../funnel/page-texts';",
  'src/ui': "export type { RemoteList } from '../stores/remote-list';",
  'src/funnel': "export { Container } from 'inversify';",
  'src/funnel/*.tsx': "export type { Pets } from '../../ports/server';",
  'src/pages': "export { SummaryViewModel } from '../summary/summary-view-model';",
  'src/pages/*.tsx': "export { useNavigate } from 'react-router-dom';",
  mocks: "export { trainingTotal } from '../src/domain/training';",
  'mocks/gazetteer': "export { Demo } from '../../demo/demo';",
  demo: "export { Player } from './player/player';",
  'demo/player': "export { launchBrowser } from '../../tests/browser/find-browser';",
  'features/steps': "export { SessionStore } from '../../src/stores/session-store';",
};

const fileFor = (of: string) =>
  /\.tsx?$/.test(of)
    ? of.replace('*', 'planted/planted')
    : `${of}/planted.${/funnel|pages|stores/.test(of) ? 'ts' : 'tsx'}`;

/** A file, a line of code in it, and what the linter says of it. */
const PLANTS: readonly (readonly [file: string, code: string, complaint: string])[] = [
  ...Object.entries(REFUSED_IMPORTS).map(([of, code]) => [fileFor(of), code, ` in ${of}: `] as const),
  ['src/domain/planted.ts', "export type Mode = typeof import('../ports/device');", 'consistent-type-imports'],
  ['src/domain/planted.ts', "export type { Circle } from './planted-circle';", 'no-cycle'],
  ['src/domain/planted-circle.ts', "export type { Day } from './planted';", 'no-cycle'],
  ['src/domain/planted.ts', 'export const today = new Date();', 'Time comes from the clock port'],
  ['src/domain/calendar.ts', 'export const now = Date.now();', 'Time comes from the clock port'],
  ['src/domain/planted.ts', 'export const dice = Math.random();', 'What is drawn at random'],
  ['src/ports/planted.ts', 'export const width = window.innerWidth;', 'The browser is behind the ports'],
  ['src/stores/planted.ts', 'export const kept = localStorage.length;', 'What is kept beyond a page load'],
  ['src/ui/planted.tsx', "export const log = () => console.error('');", 'no-console'],
  ['src/planted.ts', "export const isAddress = URL.canParse('/');", "'URL.canParse' is not there in chrome 103"],
  ['tests/planted.tsx', "export const count: number = '';", 'TS2322'],
  ['tests/planted.tsx', 'export const anything = (value: any) => value;', 'no-explicit-any'],
  ['tests/planted.tsx', 'export const later = () => { Promise.resolve(1); };', 'no-floating-promises'],
  ['tests/planted.tsx', 'export const useIt = (on: boolean) => on && useState(0);', 'rules-of-hooks'],
];

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

describe('the linter', () => {
  const tree = mkdtempSync(join(tmpdir(), 'architecture-'));
  const planted = new Map(PLANTS.map(([file]) => [file, PLANTS.filter(([other]) => other === file)]));
  let diagnostics: readonly Diagnostic[] = [];

  beforeAll(() => {
    for (const [file, plants] of planted) {
      mkdirSync(join(tree, dirname(file)), { recursive: true });
      writeFileSync(join(tree, file), plants.map(([, code]) => `${code}\n`).join(''));
    }
    for (const file of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(file, join(tree, file));
    for (const folder of ['node_modules', 'scripts']) symlinkSync(resolve(folder), join(tree, folder));
    const words =
      'node_modules/oxlint/bin/oxlint --type-aware --type-check --format json src mocks demo features tests';
    const { stdout } = spawnSync(process.execPath, words.split(' '), { cwd: tree, encoding: 'utf8' });
    diagnostics = (JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] }).diagnostics;
  });

  afterAll(() => rmSync(tree, { recursive: true }));

  test.each(PLANTS)('refuses in %s: %s', (file, code, complaint) => {
    const line = planted.get(file)!.findIndex(([, each]) => each === code) + 1;
    const complaints = diagnostics.filter(
      ({ filename, labels }) => filename === file && labels.some(({ span }) => span.line === line),
    );
    expect(complaints.map(({ code: rule, message, help }) => `${rule} ${message} ${help}`).join('\n')).toContain(
      complaint,
    );
  });

  test('has for each folder that it knows a refused import here,', () => {
    expect(Object.keys(REFUSED_IMPORTS)).toEqual(IMPORT_RULES.map(({ of }) => of));
  });
});

test('no file disables the linter', () => {
  const files = globSync('{src,mocks,demo,scripts,contract,features,tests}/**/*.{ts,tsx,mjs}');
  const switchOff = ['oxlint', 'disable'].join('-');
  expect(files).toContain('src/domain/calendar.ts');
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(switchOff))).toEqual([]);
});

const NAMES = SERVICES.join('|');

/** Matches a line whose behaviour depends on the service: it has a service's name, or compares a service's id. */
const QUESTION = new RegExp(`${NAMES}|SERVICE_IDS\\[.*[!=]==`, 'i');

/** The files that may name a service: those that belong to one service, and those in which each service is registered. */
const SERVICE_FILES = [
  new RegExp(`^src/domain/(${NAMES})(\\.ts$|/)`),
  new RegExp(`^src/pages/(.+/)?(${NAMES})-.+$`),
  /^src\/domain\/services\.ts$/,
  /^src\/adapters\/(http\/(services|packages)|browser\/booking-schemas)\.ts$/,
  // The add-ons of two services have a call each.
  /^src\/(ports\/server\.ts|app\/start\/prerender\.tsx|stores\/offers-store\.ts)$/,
  /^src\/app\/pages\.tsx$/,
  /^src\/funnel\/service-drawings\.tsx$/,
  // It has every sentence of the specification, once, and some are of one service.
  /^src\/domain\/messages\.ts$/,
  // One service, walking, spells its sign-up address differently.
  /^src\/adapters\/router\/paths\.ts$/,
  // It links to the marketing site's pages, which have services in their names and addresses.
  /^src\/app\/links\.ts$/,
];

/** The lines of a file that name a service outside comments, each as 'file:12: code'. A parser finds the comments, because a URL also has `//`. */
function linesNamingService(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const code = file.endsWith('.css')
    ? source.replace(/\/\*[\s\S]*?\*\//g, blank)
    : parseSync(file, source).comments.reduce(
        (text, { start, end }) => text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end),
        source,
      );
  return code
    .split('\n')
    .flatMap((line, index) => (QUESTION.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}

test("outside of a service's files, no code asks for the service's name", () => {
  const files = globSync('src/**/*.{ts,tsx,css}');
  const isOwn = (file: string) => SERVICE_FILES.some((each) => each.test(file));
  expect(files.filter(isOwn).flatMap(linesNamingService)).not.toEqual([]);
  expect(files.filter((file) => !isOwn(file)).flatMap(linesNamingService)).toEqual([]);
});
