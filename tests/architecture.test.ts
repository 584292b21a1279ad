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
import { SERVICES } from '../src/domain/services';

/** For each ban of the linter: a file, a line of code in it that breaks the ban, and the start of the linter's message. */
const PLANTS: readonly (readonly [file: string, code: string, complaint: string])[] = [
  ['src/domain/planted.ts', "export { makeAutoObservable } from 'mobx';", 'The domain imports only itself'],
  ['src/domain/planted.ts', "export type Mode = typeof import('../ports/device');", 'consistent-type-imports'],
  ['src/domain/planted.ts', "export type { Circle } from './planted-circle';", 'no-cycle'],
  ['src/domain/planted-circle.ts', "export type { Day } from './planted';", 'no-cycle'],
  ['src/domain/planted.ts', 'export const today = new Date();', 'Time comes from the clock port, and'],
  ['src/domain/calendar.ts', 'export const now = Date.now();', 'Time comes from the clock port, so'],
  ['src/domain/planted.ts', 'export const dice = Math.random();', 'What is drawn at random'],
  ['src/domain/planted.ts', 'export const width = window.innerWidth;', 'The browser is behind the ports'],
  ['src/domain/planted.ts', 'export const title = document.title;', 'The screen belongs to the views.'],
  ['src/domain/planted.ts', 'export const address = location.href;', 'Pages change through the navigation port.'],
  ['src/domain/planted.ts', 'export const kept = localStorage.length;', 'What is kept beyond a page load'],
  ['src/domain/planted.ts', "export const answer = fetch('/');", 'The server is reached through the ports.'],
  ['src/domain/planted.ts', "export const tell = () => alert('');", 'Customers are told'],
  ['src/domain/planted.ts', "export const log = () => console.error('');", 'Failures are logged'],
  ['src/ports/planted.ts', "export { isAxiosError } from 'axios';", "A port speaks in the domain's words only"],
  ['src/adapters/http/planted.ts', "export { makeAutoObservable } from 'mobx';", 'The HTTP adapters'],
  ['src/adapters/google/planted.ts', "export { isAxiosError } from 'axios';", 'The Google adapters'],
  ['src/adapters/schemas.ts', "export { isYesStatus } from './http/wire';", 'These schemas serve'],
  ['src/adapters/browser/planted.ts', "export { isAxiosError } from 'axios';", 'The browser adapters'],
  ['src/adapters/telemetry/planted.ts', "export { isAxiosError } from 'axios';", 'The adapters of telemetry'],
  ['src/adapters/router/planted.ts', "export { useState } from 'react';", "The router's adapter"],
  ['src/adapters/lazy/planted.ts', "export type { AppConfig } from '../../app/config';", 'The lazy adapters'],
  ['src/view-models/planted.ts', "export { HttpPets } from '../adapters/http/pets';", 'A view-model knows ports'],
  ['src/view-models/planted.ts', "export { useState } from 'react';", 'A view-model needs MobX'],
  ['src/views/planted.tsx', "export type { Pets } from '../ports/server';", 'A view shows its view-model'],
  ['src/views/planted.tsx', "export { useNavigate } from 'react-router-dom';", 'Views may link'],
  ['src/views/planted.tsx', "export { makeAutoObservable } from 'mobx';", 'A view draws with React'],
  [
    'src/app/planted.tsx',
    "export { createMockBackend } from '../../mocks/backend';",
    'The app knows nothing of its demo',
  ],
  ['src/app/planted.tsx', "export { isAxiosError } from 'axios';", 'Only adapters'],
  ['src/app/planted.tsx', "export { GoogleMap } from '@react-google-maps/api';", 'Only src/adapters/google'],
  ['src/app/planted.tsx', "export { Container } from 'inversify';", 'Only src/app/container puts'],
  ['src/view-models/planted.ts', "export { Container } from 'inversify';", 'A view-model says in its constructor'],
  ['src/planted.ts', "export const isAddress = URL.canParse('/');", "'URL.canParse' is not there in chrome 103"],
  ['src/main.tsx', "export { startDemo } from '../demo/start';", 'The demo is loaded'],
  ['demo/planted.ts', "export { launchBrowser } from '../tests/browser/find-browser';", 'The demo goes'],
  ['demo/planted.ts', "export { Player } from './player/player';", 'The scenario player is loaded'],
  [
    'demo/player/planted.ts',
    "export { launchBrowser } from '../../tests/browser/find-browser';",
    'The player runs the steps',
  ],
  ['mocks/planted.ts', "export { Demo } from '../demo/demo';", 'The mock backend is a server: it knows'],
  ['mocks/planted.ts', "export { isYesStatus } from '../src/adapters/http/wire';", 'The mock backend may share'],
  ['mocks/planted.ts', "export { trainingTotal } from '../src/domain/training';", 'Mocks may share'],
  ['mocks/planted.ts', "export { Container } from 'inversify';", 'The mock backend is a server: it is neither'],
  ['mocks/gazetteer/planted.ts', "export { Demo } from '../../demo/demo';", 'The gazetteer stands'],
  [
    'features/steps/planted.ts',
    "export { Session } from '../../src/view-models/stores/session-store';",
    'A step speaks',
  ],
  ['features/steps/planted.ts', "export { chromium } from 'playwright-core';", 'A step knows no browser'],
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
    const words = [
      'node_modules/oxlint/bin/oxlint',
      '--type-aware',
      '--format',
      'json',
      'src',
      'mocks',
      'demo',
      'features',
      'tests',
    ];
    const { stdout } = spawnSync(process.execPath, words, { cwd: tree, encoding: 'utf8' });
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

  test('has no ban that is not planted here', () => {
    const bans = [...readFileSync('.oxlintrc.json', 'utf8').matchAll(/"message": "([^"]+)"/g)].map(
      ([, sentence]) => sentence!,
    );
    expect(bans).not.toEqual([]);
    expect(bans.filter((sentence) => !PLANTS.some(([, , complaint]) => sentence.startsWith(complaint)))).toEqual([]);
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
  new RegExp(`^src/(view-models|views)/(${NAMES})-[^/]+$`),
  /^src\/domain\/services\.ts$/,
  /^src\/adapters\/(http\/(services|packages)|browser\/booking-schemas)\.ts$/,
  // Each service's packages have a call of their own.
  /^src\/(ports\/server\.ts|app\/prerender\.tsx|view-models\/stores\/offers-store\.ts)$/,
  /^src\/app\/pages\.tsx$/,
  /^src\/views\/illustrations\/(service-icon|scene)\.tsx$/,
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
