import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SERVICES } from '../src/domain/services';

/** A line of code that breaks an architecture rule, the file to add it to, and the start of the linter's message. */
type Plant = readonly [file: string, code: string, complaint: string];

const PLANTS: readonly Plant[] = [
  ['src/domain/planted.ts', "export { makeAutoObservable } from 'mobx';", 'The domain imports only itself'],
  ['src/domain/planted.ts', "export { readFile } from 'node:fs';", 'The domain imports only itself'],
  ['src/domain/planted.ts', "export type { Clock } from '../ports/device';", 'The domain imports only itself'],
  ['src/domain/walking/planted.ts', "export { isAxiosError } from 'axios';", 'The domain imports only itself'],
  ['src/domain/walking/planted.ts', "export type { Clock } from '../../ports/device';", 'The domain imports only itself'],
  ['src/domain/planted.ts', "export const later = () => import('../ports/device');", 'The domain imports only itself'],
  ['src/domain/planted.ts', "export type Mode = typeof import('../ports/device');", 'consistent-type-imports'],
  ['src/domain/planted.ts', 'export const today = new Date();', 'Time comes from the clock port, and'],
  ['src/domain/planted.ts', 'export const hidden = new globalThis.Date();', 'Time comes from the clock port, and'],
  ['src/domain/calendar.ts', 'export const now = Date.now();', 'Time comes from the clock port, so'],
  ['src/domain/planted.ts', 'export const ticks = performance.now();', 'Time comes from the clock port, so'],
  ['src/domain/planted.ts', 'export const dice = Math.random();', 'What is drawn at random'],
  ['src/domain/planted.ts', 'export const key = crypto.randomUUID();', 'What is drawn at random'],
  ['src/domain/planted.ts', 'export const width = window.innerWidth;', 'The browser is behind the ports'],
  ['src/domain/planted.ts', 'export const language = navigator.language;', 'The browser is behind the ports'],
  ['src/domain/planted.ts', 'export const title = document.title;', 'The screen belongs to the views.'],
  ['src/domain/planted.ts', 'export const address = location.href;', 'Pages change through the navigation port.'],
  ['src/domain/planted.ts', 'export const back = () => history.back();', 'Pages change through the navigation port.'],
  ['src/domain/planted.ts', 'export const kept = localStorage.length;', 'What is kept beyond a page load'],
  ['src/domain/planted.ts', 'export const draft = sessionStorage.length;', 'What is kept beyond a page load'],
  ['src/domain/planted.ts', "export const answer = fetch('/');", 'The server is reached through the ports.'],
  ['src/domain/planted.ts', 'export const request = new XMLHttpRequest();', 'The server is reached through the ports.'],
  ['src/domain/planted.ts', "export const tell = () => alert('');", 'Customers are told'],
  ['src/domain/planted.ts', "export const log = () => console.error('');", 'Failures are logged'],
  ['src/ports/planted.ts', "export { isAxiosError } from 'axios';", "A port speaks in the domain's words only"],
  ['src/ports/planted.ts', "export { HttpPets } from '../adapters/http/pets';", "A port speaks in the domain's words only"],
  ['src/ports/planted.ts', "export type { Session } from '../view-models/session';", "A port speaks in the domain's words only"],
  ['src/ports/planted.ts', 'export const started = Date.now();', 'Time comes from the clock port, so'],
  ['src/adapters/http/planted.ts', "export { Container } from 'inversify';", 'The HTTP adapters'],
  ['src/adapters/http/planted.ts', "export { Session } from '../../view-models/session';", 'The HTTP adapters'],
  ['src/adapters/http/planted.ts', "export { SystemClock } from '../browser/system-clock';", 'The HTTP adapters'],
  ['src/adapters/google/planted.ts', "export { isAxiosError } from 'axios';", 'The Google adapters'],
  ['src/adapters/google/planted.ts', "export { buildContainer } from '../../app/container';", 'The Google adapters'],
  ['src/adapters/schemas.ts', "export { isYesStatus } from './http/wire';", 'These schemas serve'],
  ['src/adapters/browser/planted.ts', "export { isAxiosError } from 'axios';", 'The browser adapters'],
  ['src/adapters/browser/planted.ts', "export { isYesStatus } from '../http/wire';", 'The browser adapters'],
  ['src/adapters/browser/planted.ts', "export const log = () => console.log('');", 'no-console'],
  ['src/adapters/canvas/planted.ts', "export { RandomUuids } from '../browser/random-uuids';", 'These adapters know'],
  ['src/adapters/telemetry/planted.ts', "export { isAxiosError } from 'axios';", 'The adapters of telemetry'],
  ['src/adapters/telemetry/planted.ts', "export { currentPageName } from '../../app/current-page';", 'The adapters of telemetry'],
  ['src/adapters/router/planted.ts', "export { useState } from 'react';", "The router's adapter"],
  ['src/adapters/router/planted.ts', "export { CurrentRoute } from '../../app/current-route';", "The router's adapter"],
  ['src/adapters/lazy/planted.ts', "export type { AppConfig } from '../../app/config';", 'The lazy adapters'],
  ['src/adapters/lazy/planted.ts', "export { createRoot } from 'react-dom/client';", 'The lazy adapters'],
  ['src/adapters/lazy/planted.ts', "export { HttpPets } from '../http/pets';", 'The lazy adapters'],
  ['src/adapters/gazetteer/planted.ts', "export { useJsApiLoader } from '@react-google-maps/api';", 'These adapters know'],
  ['src/view-models/planted.ts', "export { HttpPets } from '../adapters/http/pets';", 'A view-model knows ports'],
  ['src/view-models/planted.ts', "export { buildContainer } from '../app/container';", 'A view-model knows ports'],
  ['src/view-models/shared/planted.ts', "export { theme } from '../../views/theme';", 'A view-model knows ports'],
  ['src/view-models/planted.ts', "export { createMockBackend } from '../../mocks/backend';", 'A view-model knows ports'],
  ['src/view-models/planted.ts', "export { useState } from 'react';", 'A view-model needs MobX'],
  ['src/view-models/planted.ts', 'export const today = new Date();', 'Time comes from the clock port, and'],
  ['src/views/planted.tsx', "export type { Pets } from '../ports/server';", 'A view shows its view-model'],
  ['src/views/planted.tsx', "export { HttpPets } from '../adapters/http/pets';", 'A view shows its view-model'],
  ['src/views/controls/planted.tsx', "export { buildContainer } from '../../app/container';", 'A view shows its view-model'],
  ['src/views/planted.tsx', "export { useNavigate } from 'react-router-dom';", 'Views may link'],
  ['src/views/planted.tsx', "export { makeAutoObservable } from 'mobx';", 'A view draws with React'],
  ['src/views/planted.tsx', 'export const Card = ({ src }: { src: string }) => <img src={src} />;', 'alt-text'],
  ['src/app/planted.tsx', "export { createMockBackend } from '../../mocks/backend';", 'The app knows nothing of its demo'],
  ['src/app/planted.tsx', "export { isAxiosError } from 'axios';", 'Only adapters'],
  ['src/app/planted.tsx', "export { object } from 'valibot';", 'Only adapters'],
  ['src/app/planted.tsx', "export { GoogleMap } from '@react-google-maps/api';", 'Only src/adapters/google'],
  ['src/app/planted.tsx', "export { BrowserClient } from '@sentry/browser';", 'Only src/adapters/telemetry'],
  ['src/app/planted.tsx', "export { Container } from 'inversify';", 'Only src/app/dependency-scope.ts'],
  ['src/app/planted.tsx', "import 'reflect-metadata';", 'Only src/app/dependency-scope.ts'],
  ['src/app/dependency-scope.ts', "export { HttpPets } from '../adapters/http/pets';", 'The scope is'],
  ['src/main.tsx', "export { injectable } from 'inversify';", 'Only src/app/dependency-scope.ts'],
  ['src/planted.ts', "export const isAddress = URL.canParse('/');", "'URL.canParse' is not there in chrome 103"],
  ['src/planted.ts', 'export const upwards = (days: string[]) => days.toSorted();', "'toSorted' is not there in chrome 103"],
  ['src/planted.ts', "export { ScenarioWorld } from '../features/support/scenario-world';", 'The app knows nothing of its demo'],
  ['src/planted.ts', "export { findBrowser } from '../tests/browser/find-browser';", 'The app knows nothing of its demo'],
  ['src/planted.ts', "export const load = () => import('../mocks/browser');", 'The app knows nothing of its demo'],
  ['src/app/planted.tsx', "export { Demo } from '../../demo/demo';", 'The app knows nothing of its demo'],
  ['src/views/planted.tsx', "export { Demo } from '../../demo/demo';", 'A view shows its view-model'],
  ['src/view-models/planted.ts', "export { Demo } from '../../demo/demo';", 'A view-model knows ports'],
  ['src/main.tsx', "export { startDemo } from '../demo/start';", 'The demo is loaded'],
  ['src/main.tsx', "import '../demo/start';", 'The demo is loaded'],
  ['src/main.tsx', "export const seed = () => import('../mocks/seed');", 'The app knows nothing of its demo'],
  ['src/main.tsx', "export const demo = () => import('../demo/demo');", 'The app knows nothing of its demo'],
  ['demo/planted.ts', "export { launchBrowser } from '../tests/browser/find-browser';", 'The demo goes'],
  ['demo/planted.ts', "export { Player } from './player/player';", 'The scenario player is loaded'],
  ['demo/start.tsx', "import { makePlayer } from './player/start-player';", 'The scenario player is loaded'],
  ['demo/player/planted.ts', "export { launchBrowser } from '../../tests/browser/find-browser';", 'The player runs the steps'],
  ['demo/player/planted.ts', "export { readFileSync } from 'node:fs';", 'The player runs the steps'],
  ['demo/panel/planted.ts', "export type { ScenarioWorld } from '../../features/support/scenario-world';", 'The demo goes'],
  ['mocks/planted.ts', "export { Demo } from '../demo/demo';", 'The mock backend is a server: it knows'],
  ['mocks/planted.ts', "export { PETS_PORT } from '../src/ports/server';", 'The mock backend is a server: it knows'],
  ['mocks/planted.ts', "export type { Session } from '../src/view-models/stores/session-store';", 'The mock backend is a server: it knows'],
  ['mocks/planted.ts', "export { isYesStatus } from '../src/adapters/http/wire';", 'The mock backend may share'],
  ['mocks/planted.ts', "export { idSchema } from '../src/adapters/schemas';", 'The mock backend is a server: it knows'],
  ['mocks/planted.ts', "export { trainingTotal } from '../src/domain/training';", 'Mocks may share'],
  ['mocks/planted.ts', "export { walkingTotalIfComplete } from '../src/domain/walking/price';", 'Mocks may share'],
  ['mocks/handlers/planted.ts', "export { messages } from '../../src/domain/messages';", 'Mocks may share'],
  ['mocks/planted.ts', "export { Container } from 'inversify';", 'The mock backend is a server: it is neither'],
  ['features/steps/planted.ts', "export { Session } from '../../src/view-models/stores/session-store';", 'A step speaks'],
  ['features/steps/planted.ts', "export { browser } from '../environments/browser';", 'A step speaks'],
  ['features/steps/planted.ts', "export { chromium } from 'playwright-core';", 'A step knows no browser'],
  ['tests/planted.tsx', 'export const anything = (value: any) => value;', 'no-explicit-any'],
  ['tests/planted.tsx', 'export const silent = 1; // @ts-ignore', 'ban-ts-comment'],
  ['tests/planted.tsx', 'export const off = 1; // eslint-disable-line', 'no-warning-comments'],
  ['tests/planted.tsx', 'export const later = () => { Promise.resolve(1); };', 'no-floating-promises'],
  ['tests/planted.tsx', "import { useState, useEffect } from 'react';", 'no-unused-vars'],
  ['tests/planted.tsx', 'export const useIt = (on: boolean) => on && useState(0);', 'rules-of-hooks'],
];

/** Lines of code that the table in ARCHITECTURE.md allows, by file. */
const CLEAN: Readonly<Record<string, readonly string[]>> = {
  'src/domain/clean.ts': ["export { addDays } from './calendar';", 'export const half = Math.round(0.5);'],
  'src/domain/walking/clean.ts': ["export { addDays } from '../calendar';", "export { walksPerDay } from './choices';"],
  'src/ports/clean.ts': ["export type { Pet } from '../domain/pet';", "export { failure } from './answer';"],
  'src/adapters/http/clean.ts': [
    "export { isAxiosError } from 'axios';",
    "export { object } from 'valibot';",
    "export { PETS_PORT } from '../../ports/server';",
    "export { isAmount } from '../../domain/money';",
    "export { isYesStatus } from './wire';",
    "export { idSchema } from '../schemas';",
  ],
  'src/adapters/browser/clean.ts': [
    "export { object } from 'valibot';",
    "export { idSchema } from '../schemas';",
    "export { WALKING_TIMES } from '../../domain/walking/schedule';",
    "export { StoredJson } from './stored-json';",
  ],
  'src/adapters/google/clean.tsx': [
    "export { useJsApiLoader } from '@react-google-maps/api';",
    "export { useEffect } from 'react';",
    "export { createRoot } from 'react-dom/client';",
  ],
  'src/adapters/gazetteer/clean.ts': ["export { PLACES_PORT } from '../../ports/places';", "export { GAZETTEER } from './gazetteer';"],
  'src/adapters/browser/console-logger.ts': [
    "export const log = () => console.error('');",
    'export const now = () => Date.now();',
  ],
  'src/view-models/clean.ts': [
    "export { makeAutoObservable } from 'mobx';",
    "export { PETS_PORT } from '../ports/server';",
    "export { dateOfBirthError } from '../domain/pet';",
  ],
  'src/view-models/shared/clean.ts': ["export { validateSync } from 'class-validator';", "export { Session } from '../session';"],
  'src/views/controls/clean.tsx': [
    "export { useState } from 'react';",
    "export { Button } from '@mantine/core';",
    "import '@mantine/core/styles/Button.css';",
    "export { observer } from 'mobx-react-lite';",
    "export { useHref } from 'react-router-dom';",
    "export { default as customParse } from 'dayjs/plugin/customParseFormat';",
    "export { encode } from 'uqr';",
    "export type { Session } from '../../view-models/session';",
    "export { formatRupees } from '../../domain/money';",
    "export { theme } from '../theme';",
  ],
  'src/adapters/router/clean.ts': ["export type { NavigateFunction } from 'react-router-dom';", "export { BOOKING_PAGES } from '../../domain/progress';"],
  'src/adapters/lazy/clean.ts': ["export const load = () => import('../canvas/canvas-image-scaling');", "export const connect = () => import('../telemetry/beacon-telemetry');"],
  'src/adapters/telemetry/clean.ts': [
    "export { BrowserClient } from '@sentry/browser';",
    "export { onCLS } from 'web-vitals/onCLS.js';",
    "export { BOOKING_PAGES } from '../../domain/progress';",
  ],
  'src/app/clean.tsx': [
    "export { useNavigate } from 'react-router-dom';",
    "export { HttpPets } from '../adapters/http/pets';",
  ],
  'mocks/clean.ts': [
    "export type { Pet } from '../src/domain/pet';",
    "export { dateInIndia } from '../src/domain/calendar';",
    "export type { Wire } from '../src/adapters/http/wire';",
  ],
  'demo/clean.ts': ["export { createMockBackend } from '../mocks/backend';", "export { pathOfDestination } from '../src/adapters/router/paths';"],
  'demo/player/clean.ts': ["export { Customer } from '../../tests/support/customer';", "export { DETAILS } from '../../tests/support/details';"],
  'features/steps/clean.ts': [
    "export { Given } from '@cucumber/cucumber';",
    "export type { Customer } from '../../tests/support/customer';",
  ],
  'features/environments/clean.ts': [
    "export { chromium } from 'playwright-core';",
    "export { Session } from '../../src/view-models/stores/session-store';",
  ],
};

/** The only import of the demo. The linter allows it in main.tsx only. */
const DEMO_DOOR = "export const load = () => import('../demo/start');";

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

const tree = mkdtempSync(join(tmpdir(), 'architecture-'));
const planted = new Map<string, string[]>();
let diagnostics: readonly Diagnostic[] = [];

/** The linter's messages about a line of code in one of the files that these tests write, as one text. */
function complaintsAbout(file: string, code: string): string {
  const line = planted.get(file)!.indexOf(code) + 1;
  return diagnostics
    .filter(({ filename, labels }) => filename === file && labels.some(({ span }) => span.line === line))
    .map(({ code: rule, message, help }) => `${rule} ${message} ${help}`)
    .join('\n');
}

beforeAll(() => {
  for (const [file, code] of PLANTS) planted.set(file, [...(planted.get(file) ?? []), code]);
  planted.get('src/main.tsx')!.push(DEMO_DOOR);
  for (const [file, lines] of [...planted, ...Object.entries(CLEAN)]) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), `${lines.join('\n')}\n`);
  }
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(file, join(tree, file));
  for (const folder of ['node_modules', 'scripts']) symlinkSync(resolve(folder), join(tree, folder));
  const run = spawnSync(
    process.execPath,
    ['node_modules/oxlint/bin/oxlint', '--type-aware', '--format', 'json', 'src', 'mocks', 'demo', 'features', 'tests'],
    { cwd: tree, encoding: 'utf8' },
  );
  diagnostics = (JSON.parse(run.stdout) as { diagnostics: readonly Diagnostic[] }).diagnostics;
});

afterAll(() => rmSync(tree, { recursive: true }));

describe('the linter', () => {
  test.each(PLANTS)('refuses in %s: %s', (file, code, complaint) => {
    expect(complaintsAbout(file, code)).toContain(complaint);
  });

  test.each(Object.keys(CLEAN))('accepts allowed code in %s', (file) => {
    expect(diagnostics.filter(({ filename }) => filename === file)).toEqual([]);
  });

  test('lets main.tsx alone load the demo, by import()', () => {
    expect(complaintsAbout('src/main.tsx', DEMO_DOOR)).toBe('');
  });

  test('has no ban that is not planted here', () => {
    const config = readFileSync('.oxlintrc.json', 'utf8');
    const bans = [...config.matchAll(/"message": "([^"]+)"/g)].map(([, sentence]) => sentence);
    expect(bans.length).toBeGreaterThan(0);
    expect(bans.filter((sentence) => !PLANTS.some(([, , complaint]) => sentence!.startsWith(complaint)))).toEqual([]);
  });
});

test('no file disables the linter', () => {
  const files = globSync('{src,mocks,demo,scripts,contract,features,tests}/**/*.{ts,tsx,mjs}');
  const switchOff = ['oxlint', 'disable'].join('-');
  expect(files).toContain('src/domain/calendar.ts');
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(switchOff))).toEqual([]);
});

test('calendar.ts, which may use Date, never asks it for the present', () => {
  const present = /\bDate\(\s*\)|new Date\b(?!\()/;
  expect('new Date()').toMatch(present);
  expect('new Date;').toMatch(present);
  expect(readFileSync('src/domain/calendar.ts', 'utf8')).not.toMatch(present);
});

const NAMES = SERVICES.join('|');

/** Matches a line whose behaviour depends on the service: it has a service's name, or compares a service's id. */
const QUESTION = new RegExp(`${NAMES}|SERVICE_IDS\\[.*[!=]==`, 'i');

/** The files that belong to one service, and the files in which each service is registered. */
const SERVICE_FILES = [
  new RegExp(`^src/domain/(${NAMES})(\\.ts$|/)`),
  new RegExp(`^src/(view-models|views)/(${NAMES})-[^/]+$`),
  /^src\/domain\/services\.ts$/,
  /^src\/adapters\/(http\/services|browser\/booking-schemas)\.ts$/,
  /^src\/app\/pages\.tsx$/,
  /^src\/views\/illustrations\/service-icon\.tsx$/,
];

/** The other files that may name a service, each with its reason. The list is closed. */
const NAMING_EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/domain/messages.ts': 'It has every sentence of the specification, once, and some are of one service.',
  'src/adapters/router/paths.ts': 'One service, walking, spells its sign-up address differently.',
  'src/app/links.ts': "It links to the marketing site's pages, which have services in their names and addresses.",
};

/** The lines of a file that name a service outside comments, each as '12: code'. */
function linesNamingService(file: string, source: string): string[] {
  return withoutComments(file, source)
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => QUESTION.test(line));
}

/** The source with spaces in place of its comments. A parser finds the comments, because a URL also contains `//`. */
function withoutComments(file: string, source: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  if (file.endsWith('.svg')) return source.replaceAll(/<!--[\s\S]*?-->/g, blank);
  if (file.endsWith('.css')) return source.replace(/\/\*[\s\S]*?\*\//g, blank);
  const { comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  return comments.reduce((code, { start, end }) => code.slice(0, start) + blank(code.slice(start, end)) + code.slice(end), source);
}

describe("outside of a service's files, no code asks for the service's name:", () => {
  const files = globSync('src/**/*.{ts,tsx,css,svg}').toSorted();
  const sharedFiles = files.filter((file) => !SERVICE_FILES.some((own) => own.test(file)));

  test('no file names a service, except for those with a stated reason', () => {
    expect(sharedFiles).toContain('src/view-models/funnel.ts');
    expect(globSync('src/**/*.*')).toHaveLength(files.length);
    const naming = sharedFiles
      .filter((file) => !Object.hasOwn(NAMING_EXCEPTIONS, file))
      .flatMap((file) => linesNamingService(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
    expect(naming).toEqual([]);
  });

  test.each(Object.entries(NAMING_EXCEPTIONS))('%s needs its exception. %s', (file) => {
    expect(sharedFiles).toContain(file);
    expect(linesNamingService(file, readFileSync(file, 'utf8'))).not.toEqual([]);
  });

  test.each(SERVICE_FILES)('%s is a file, or there would be no need to leave it out', (own) => {
    expect(files.some((file) => own.test(file))).toBe(true);
  });

  test.each([
    ['planted.ts', "if (service === 'walking') goTo('/');"],
    ['planted.ts', "if (SERVICE_IDS[service] === '4') goTo('/');"],
    ['planted.ts', 'export const rules = WALKING_RULES;'],
    ['planted.ts', "export const page = 'https://example.com'; const named = 'walking'; // links"],
    ['planted.ts', 'export const slashes = /[/]\\/*/; const isGrooming = 1; /* */'],
    ['planted.tsx', "export const Text = () => <p>Don't // {name}: Dog Training</p>;"],
    ['planted.css', '.card { color: red } /* a comment */ .grooming { color: blue }'],
  ])('a question is found in %s: %s', (file, code) => {
    expect(linesNamingService(file, `/* ₹899 of training */\n${code}\n`)).toEqual([expect.stringMatching(/^2: /)]);
  });

  test.each([
    ['planted.ts', "export const page = 'https://example.com'; // of grooming"],
    ['planted.ts', '/**\n * Walking, training\n * and grooming: ₹899 each.\n */\nexport const price = 899; /* walking */'],
    ['planted.ts', "export const page = `https://example.com/${/* training */ '1'}`;"],
    ['planted.tsx', "export const Text = () => <p>Don't {/* walking */}</p>;"],
    ['planted.css', '/* walking\n   and training */\n.card { color: red }'],
  ])('a comment alone is no question: %s: %j', (file, code) => {
    expect(linesNamingService(file, code)).toEqual([]);
  });
});
