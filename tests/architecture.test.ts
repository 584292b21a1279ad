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

/** A line of code that breaks a boundary, in a file of the folder in question, and what the linter says of it. */
type Plant = readonly [file: string, code: string, complaint: string];

const NO_MOCKS = 'The app knows nothing of its demo, mocks and tests, so that none of their code ships.';
const LAZY_DEMO =
  'The demo is loaded by import() where the calls go to its mocks, so that all of it stays out of the production build.';
const DEMO = 'The demo goes to salespeople: it is made of the app and its mocks, and of no test.';
const DOMAIN = 'The domain imports only itself, so that its rules hold without any package, screen, wire or clock.';
const PORTS = "A port speaks in the domain's words only, so that any adapter can stand behind it.";
const HTTP = 'The HTTP adapters know their ports, the domain, axios and valibot, so that each can be replaced alone.';
const GOOGLE =
  'The Google adapters know their ports, the domain and the Maps package, so that each can be replaced alone.';
const ADAPTERS =
  'These adapters know their ports and the domain and need no package, so that each can be replaced alone.';
const VIEW_MODELS =
  'A view-model knows ports and domain only, so that it runs without a screen, a wire or the container.';
const VIEW_MODEL_PACKAGES =
  'A view-model needs MobX and class-validator only: React is for the views, and every other package has its adapter.';
const VIEWS =
  'A view shows its view-model, which it gets as a prop; ports, adapters and the container are not its business.';
const VIEW_LINKS = "Views may link; moving between pages is the view-model's decision, through the navigation port.";
const VIEW_PACKAGES =
  'A view draws with React and Mantine, shows dates with dayjs and QR codes with uqr; every other package has its own place.';
const APP_HTTP =
  'Only src/adapters/http speaks HTTP and reads what comes over the wire, so that both can change in one place.';
const APP_MAPS =
  'Only src/adapters/google knows Google Maps, so that it is loaded when it is needed and can be replaced.';
const MOCKS = 'The mock backend is a server: it knows the wire, not what the app does with it.';
const MOCK_WIRE =
  "The mock backend may share the wire's types, never the code that reads it, else that is tested with itself.";
const MOCK_PACKAGES = 'The mock backend is a server: it is neither put together by the container nor calls anyone.';
const MOCK_RULES =
  "Mocks may share the domain's types and calendar, never its prices and rules, else these are tested with themselves.";
const STEPS = "A step speaks through the customer's verbs only, so that it runs on every assembly.";
const STEP_PACKAGES = 'A step knows no browser and no selector, so that it runs on every assembly.';
const DAY = 'Time comes from the clock port, and calendar.ts alone turns it into a day in India.';
const CLOCK = 'Time comes from the clock port, so that tests can set it.';
const RANDOM = "What is drawn at random cannot be tested: it is an adapter's work.";
const NO_BROWSER = 'The browser is behind the ports, so that this runs without one.';
const SCREEN = 'The screen belongs to the views.';
const NAVIGATION = 'Pages change through the navigation port.';
const STORES = "What is kept beyond a page load goes through a store's port.";
const SERVER = 'The server is reached through the ports.';
const ALERTS = 'Customers are told through the alerts port.';
const LOGGER = 'Failures are logged through the logger port.';

const PLANTS: readonly Plant[] = [
  ['src/domain/planted.ts', "export { makeAutoObservable } from 'mobx';", DOMAIN],
  ['src/domain/planted.ts', "export { readFile } from 'node:fs';", DOMAIN],
  ['src/domain/planted.ts', "export type { Clock } from '../ports/clock';", DOMAIN],
  ['src/domain/planted.ts', "export const later = () => import('../ports/clock');", DOMAIN],
  ['src/domain/planted.ts', "export type Mode = typeof import('../ports/clock');", 'consistent-type-imports'],
  ['src/domain/planted.ts', 'export const today = new Date();', DAY],
  ['src/domain/planted.ts', 'export const hidden = new globalThis.Date();', DAY],
  ['src/domain/calendar.ts', 'export const now = Date.now();', CLOCK],
  ['src/domain/planted.ts', 'export const ticks = performance.now();', CLOCK],
  ['src/domain/planted.ts', 'export const dice = Math.random();', RANDOM],
  ['src/domain/planted.ts', 'export const key = crypto.randomUUID();', RANDOM],
  ['src/domain/planted.ts', 'export const width = window.innerWidth;', NO_BROWSER],
  ['src/domain/planted.ts', 'export const language = navigator.language;', NO_BROWSER],
  ['src/domain/planted.ts', 'export const title = document.title;', SCREEN],
  ['src/domain/planted.ts', 'export const address = location.href;', NAVIGATION],
  ['src/domain/planted.ts', 'export const back = () => history.back();', NAVIGATION],
  ['src/domain/planted.ts', 'export const kept = localStorage.length;', STORES],
  ['src/domain/planted.ts', 'export const draft = sessionStorage.length;', STORES],
  ['src/domain/planted.ts', "export const answer = fetch('/');", SERVER],
  ['src/domain/planted.ts', 'export const request = new XMLHttpRequest();', SERVER],
  ['src/domain/planted.ts', "export const tell = () => alert('');", ALERTS],
  ['src/domain/planted.ts', "export const log = () => console.error('');", LOGGER],
  ['src/ports/planted.ts', "export { isAxiosError } from 'axios';", PORTS],
  ['src/ports/planted.ts', "export { HttpPets } from '../adapters/http/pets';", PORTS],
  ['src/ports/planted.ts', "export type { Session } from '../view-models/session';", PORTS],
  ['src/ports/planted.ts', 'export const started = Date.now();', CLOCK],
  ['src/adapters/http/planted.ts', "export { Container } from 'inversify';", HTTP],
  ['src/adapters/http/planted.ts', "export { useJsApiLoader } from '@react-google-maps/api';", HTTP],
  ['src/adapters/http/planted.ts', "export { Session } from '../../view-models/session';", HTTP],
  ['src/adapters/http/planted.ts', "export { SystemClock } from '../browser/system-clock';", HTTP],
  ['src/adapters/google/planted.ts', "export { isAxiosError } from 'axios';", GOOGLE],
  ['src/adapters/google/planted.ts', "export { buildContainer } from '../../app/container';", GOOGLE],
  ['src/adapters/browser/planted.ts', "export { object } from 'valibot';", ADAPTERS],
  ['src/adapters/browser/planted.ts', "export const log = () => console.log('');", 'no-console'],
  ['src/adapters/gazetteer/planted.ts', "export { useJsApiLoader } from '@react-google-maps/api';", ADAPTERS],
  ['src/view-models/planted.ts', "export { HttpPets } from '../adapters/http/pets';", VIEW_MODELS],
  ['src/view-models/planted.ts', "export { buildContainer } from '../app/container';", VIEW_MODELS],
  ['src/view-models/forms/planted.ts', "export { theme } from '../../views/theme';", VIEW_MODELS],
  ['src/view-models/planted.ts', "export { createMockBackend } from '../../mocks/backend';", VIEW_MODELS],
  ['src/view-models/planted.ts', "export { useState } from 'react';", VIEW_MODEL_PACKAGES],
  ['src/view-models/planted.ts', "export { injectable } from 'inversify';", VIEW_MODEL_PACKAGES],
  ['src/view-models/planted.ts', "export { isAxiosError } from 'axios';", VIEW_MODEL_PACKAGES],
  ['src/view-models/planted.ts', 'export const today = new Date();', DAY],
  ['src/views/planted.tsx', "export type { Pets } from '../ports/pets';", VIEWS],
  ['src/views/planted.tsx', "export { HttpPets } from '../adapters/http/pets';", VIEWS],
  ['src/views/parts/planted.tsx', "export { buildContainer } from '../../app/container';", VIEWS],
  ['src/views/planted.tsx', "export { useNavigate } from 'react-router-dom';", VIEW_LINKS],
  ['src/views/planted.tsx', "export { makeAutoObservable } from 'mobx';", VIEW_PACKAGES],
  ['src/views/planted.tsx', "export { Container } from 'inversify';", VIEW_PACKAGES],
  ['src/views/planted.tsx', "export { GoogleMap } from '@react-google-maps/api';", VIEW_PACKAGES],
  ['src/views/planted.tsx', "export { object } from 'valibot';", VIEW_PACKAGES],
  ['src/views/planted.tsx', 'export const Card = ({ src }: { src: string }) => <img src={src} />;', 'alt-text'],
  ['src/app/planted.tsx', "export { createMockBackend } from '../../mocks/backend';", NO_MOCKS],
  ['src/app/planted.tsx', "export { isAxiosError } from 'axios';", APP_HTTP],
  ['src/app/planted.tsx', "export { object } from 'valibot';", APP_HTTP],
  ['src/app/planted.tsx', "export { GoogleMap } from '@react-google-maps/api';", APP_MAPS],
  ['src/planted.ts', "export { Story } from '../features/support/world';", NO_MOCKS],
  ['src/planted.ts', "export { findBrowser } from '../tests/browser/find-browser';", NO_MOCKS],
  ['src/planted.ts', "export const load = () => import('../mocks/browser');", NO_MOCKS],
  ['src/app/planted.tsx', "export { Demo } from '../../demo/demo';", NO_MOCKS],
  ['src/views/planted.tsx', "export { Demo } from '../../demo/demo';", VIEWS],
  ['src/view-models/planted.ts', "export { Demo } from '../../demo/demo';", VIEW_MODELS],
  ['src/main.tsx', "export { startDemo } from '../demo/start';", LAZY_DEMO],
  ['src/main.tsx', "import '../demo/start';", LAZY_DEMO],
  ['src/main.tsx', "export const seed = () => import('../mocks/seed');", NO_MOCKS],
  ['src/main.tsx', "export const demo = () => import('../demo/demo');", NO_MOCKS],
  ['demo/planted.ts', "export { launchBrowser } from '../tests/browser/find-browser';", DEMO],
  ['demo/panel/planted.ts', "export type { Story } from '../../features/support/world';", DEMO],
  ['mocks/planted.ts', "export { Demo } from '../demo/demo';", MOCKS],
  ['mocks/planted.ts', "export { PETS } from '../src/ports/pets';", MOCKS],
  ['mocks/handlers/planted.ts', "export type { Session } from '../../src/view-models/session';", MOCKS],
  ['mocks/planted.ts', "export { isYes } from '../src/adapters/http/wire';", MOCK_WIRE],
  ['mocks/planted.ts', "export { walkingTotal } from '../src/domain/walking';", MOCK_RULES],
  ['mocks/handlers/planted.ts', "export { messages } from '../../src/domain/messages';", MOCK_RULES],
  ['mocks/planted.ts', "export { Container } from 'inversify';", MOCK_PACKAGES],
  ['features/steps/planted.ts', "export { Session } from '../../src/view-models/session';", STEPS],
  ['features/steps/planted.ts', "export { browser } from '../assemblies/browser';", STEPS],
  ['features/steps/planted.ts', "export { chromium } from 'playwright-core';", STEP_PACKAGES],
  ['tests/planted.tsx', 'export const anything = (value: any) => value;', 'no-explicit-any'],
  ['tests/planted.tsx', 'export const silent = 1; // @ts-ignore', 'ban-ts-comment'],
  ['tests/planted.tsx', 'export const off = 1; // eslint-disable-line', 'no-warning-comments'],
  ['tests/planted.tsx', 'export const later = () => { Promise.resolve(1); };', 'no-floating-promises'],
  ['tests/planted.tsx', "import { useState, useEffect } from 'react';", 'no-unused-vars'],
  ['tests/planted.tsx', 'export const useIt = (on: boolean) => on && useState(0);', 'rules-of-hooks'],
];

/** What the table of the architecture allows, file by file; each line stands where a wrong one was planted above. */
const CLEAN: Readonly<Record<string, readonly string[]>> = {
  'src/domain/clean.ts': ["export { addDays } from './calendar';", 'export const half = Math.round(0.5);'],
  'src/ports/clean.ts': ["export type { Pet } from '../domain/pet';", "export { failure } from './answer';"],
  'src/adapters/http/clean.ts': [
    "export { isAxiosError } from 'axios';",
    "export { object } from 'valibot';",
    "export { PETS } from '../../ports/pets';",
    "export { sentAggressionLevel } from '../../domain/pet';",
    "export { isYes } from './wire';",
  ],
  'src/adapters/google/clean.tsx': [
    "export { useJsApiLoader } from '@react-google-maps/api';",
    "export { useEffect } from 'react';",
  ],
  'src/adapters/gazetteer/clean.ts': [
    "export { PLACES } from '../../ports/places';",
    "export { GAZETTEER } from './gazetteer';",
  ],
  'src/adapters/browser/console-logger.ts': [
    "export const log = () => console.error('');",
    'export const now = () => Date.now();',
  ],
  'src/view-models/clean.ts': [
    "export { makeAutoObservable } from 'mobx';",
    "export { PETS } from '../ports/pets';",
    "export { petNameRule } from '../domain/pet';",
  ],
  'src/view-models/forms/clean.ts': [
    "export { validateSync } from 'class-validator';",
    "export { Session } from '../session';",
  ],
  'src/views/parts/clean.tsx': [
    "export { useState } from 'react';",
    "export { Button } from '@mantine/core';",
    "import '@mantine/core/styles/Button.css';",
    "export { observer } from 'mobx-react-lite';",
    "export { Link } from 'react-router-dom';",
    "export { default as customParse } from 'dayjs/plugin/customParseFormat';",
    "export { encode } from 'uqr';",
    "export type { Session } from '../../view-models/session';",
    "export { formatRupees } from '../../domain/money';",
    "export { theme } from '../theme';",
  ],
  'src/app/clean.tsx': [
    "import 'reflect-metadata';",
    "export { Container } from 'inversify';",
    "export { useNavigate } from 'react-router-dom';",
    "export { HttpPets } from '../adapters/http/pets';",
  ],
  'mocks/clean.ts': [
    "export type { Pet } from '../src/domain/pet';",
    "export { dateInIndia } from '../src/domain/calendar';",
    "export type { Wire } from '../src/adapters/http/wire';",
  ],
  'demo/clean.ts': ["export { createMockBackend } from '../mocks/backend';", "export { pathOf } from '../src/domain/paths';"],
  'features/steps/clean.ts': [
    "export { Given } from '@cucumber/cucumber';",
    "export type { Customer } from '../../tests/support/customer';",
  ],
  'features/assemblies/clean.ts': [
    "export { chromium } from 'playwright-core';",
    "export { Session } from '../../src/view-models/session';",
  ],
};

/** What main.tsx may do although nobody else may: its line follows the planted ones. */
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

/** What the linter says of a line that was planted: rules, messages and the bans' sentences. */
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
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
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

  test.each(Object.keys(CLEAN))('has nothing to say of what is allowed in %s', (file) => {
    expect(diagnostics.filter(({ filename }) => filename === file)).toEqual([]);
  });

  test('lets main.tsx alone load the demo, by import()', () => {
    expect(complaintsAbout('src/main.tsx', DEMO_DOOR)).toBe('');
  });

  test('has no ban that is not planted here', () => {
    const config = readFileSync('.oxlintrc.json', 'utf8');
    const bans = [...config.matchAll(/"message": "([^"]+)"/g)].map(([, sentence]) => sentence);
    const proved = PLANTS.map(([, , complaint]) => complaint);
    expect(bans.length).toBeGreaterThan(0);
    expect(bans.filter((sentence) => !proved.includes(sentence!))).toEqual([]);
  });
});

test('no file switches the linter off', () => {
  const files = globSync('{src,mocks,demo,build,contract,features,tests}/**/*.{ts,tsx,mjs}');
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

/** What asks which service it is: its name, or the id that the server knows it by. */
const QUESTION = new RegExp(`${NAMES}|serviceId\\s*[!=]==`, 'i');

/** A service's own files, and those in which it joins the funnel; `views/parts` is what pages share and so no service's own. */
const SERVICE_FILES = [
  new RegExp(`^src/domain/(${NAMES})\\.ts$`),
  new RegExp(`^src/(view-models|views)/(${NAMES})-[^/]+$`),
  /^src\/domain\/services\.ts$/,
  /^src\/app\/(service-steps\.ts|pages\.tsx)$/,
];

/** The other files that may name a service, each with its reason. The list is closed. */
const NAMING_EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/domain/messages.ts': 'It has every sentence of the specification, once, and some are of one service.',
  'src/app/links.ts': "It links to the marketing site's pages, which have services in their names and addresses.",
};

/** The lines of a file that name a service outside comments, each as '12: code'. A comment may tell of services. */
function linesNamingService(file: string, source: string): string[] {
  return withoutComments(file, source)
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => QUESTION.test(line));
}

/** The same lines with blank comments. A parser finds them: it knows the `//` of an address from that of a comment. */
function withoutComments(file: string, source: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  if (file.endsWith('.css')) return source.replace(/\/\*[\s\S]*?\*\//g, blank);
  const { comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
  return comments.reduce((code, { start, end }) => code.slice(0, start) + blank(code.slice(start, end)) + code.slice(end), source);
}

describe('outside the files of a service, nobody asks which one it is:', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').toSorted();
  const sharedFiles = files.filter((file) => !SERVICE_FILES.some((own) => own.test(file)));

  test('no file names a service, but for the closed list of exceptions', () => {
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
    ['planted.ts', 'export const chosen = bookings.grooming;'],
    ['planted.ts', "if (rules.serviceId === '4') goTo('/');"],
    ['planted.ts', 'export const isTraining = true;'],
    ['planted.ts', 'switch (service) { case "training": break; }'],
    ['planted.ts', 'export const rules = WALKING_RULES;'],
    ['planted.ts', "import { walkingTotal } from '../domain/walking';"],
    ['planted.ts', "export const page = 'https://example.com/dog-grooming';"],
    ['planted.ts', "export const page = 'https://example.com'; const named = 'walking'; // links"],
    ['planted.ts', '/* a comment */ export const named = "walking"; /* another */'],
    ['planted.ts', 'export const slashes = /[/]\\/*/; const isGrooming = 1; /* */'],
    ['planted.tsx', "export const Text = () => <p>Don't // {name}: Dog Training</p>;"],
    ['planted.css', '.card { color: red } /* a comment */ .grooming { color: blue }'],
  ])('a question is found in %s: %s', (file, code) => {
    expect(linesNamingService(file, `/* ₹899 of training */\n${code}\n`)).toEqual([expect.stringMatching(/^2: /)]);
  });

  test.each([
    ['planted.ts', '// walking differs from training here'],
    ['planted.ts', "export const page = 'https://example.com'; // of grooming"],
    ['planted.ts', '/**\n * Walking, training\n * and grooming: ₹899 each.\n */\nexport const price = 899; /* walking */'],
    ['planted.ts', "export const page = `https://example.com/${/* training */ '1'}`;"],
    ['planted.ts', 'export const service = FIRST_SERVICE; // "walking"'],
    ['planted.tsx', "export const Text = () => <p>Don't {/* walking */}</p>;"],
    ['planted.css', '/* walking\n   and training */\n.card { color: red }'],
  ])('a comment alone is no question: %s: %j', (file, code) => {
    expect(linesNamingService(file, code)).toEqual([]);
  });
});
