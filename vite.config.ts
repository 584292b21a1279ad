import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compactPage } from './scripts/build/compact-page.ts';
import { compileHints } from './scripts/build/compile-hints.ts';
import { forgivingBase } from './scripts/build/forgiving-base.ts';
import { prerenderedPages } from './scripts/build/prerender-pages.ts';
import { separateSourceMaps } from './scripts/build/separate-source-maps.ts';
import { scenarioApp } from './demo/site/scenario-app.ts';
import { staticSite } from './demo/site/static-site.ts';
import packageJson from './package.json' with { type: 'json' };
import { release } from './scripts/build/release.ts';
import { MOCKS_REFUSED, readSettings, SettingsError, type Settings } from './scripts/configure/settings.ts';
import { readSettingsFile, overriddenValueWarnings } from './scripts/configure/settings-file.ts';
import { fillTemplate } from './scripts/configure/template.ts';
import { exampleWarnings, ownVariables, warn, warningsOf } from './scripts/configure/warnings.ts';

const BASE = '/in/packages/';

/** The modes of a build. Vite accepts any name, and would make a production build for a mistyped one. */
const MODES = ['production', 'unconfigured', 'demo'];

/**
 * The modules that share a script file, because many small files are slow to fetch and compress badly. The code that all pages need
 * is in three files, so that a slow phone evaluates it in three tasks. View and view-model of a service's first step share one file.
 * What reads entries comes with the first page that has a text field, and what only the last pages need, with these.
 */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime|vite.preload-helper/,
    priority: 3,
  },
  {
    name: 'libraries',
    test: /node_modules\/(mobx|mobx-react-lite|react-router|axios|inversify|@inversifyjs|reflect-metadata|valibot)/,
    priority: 2,
  },
  {
    name: 'app',
    test: /src\/(main|app|domain(?!\/(input|accepted-booking|mobile-app-stores))|ports|adapters\/(browser|http|lazy|router|schemas)|views\/(controls|layout)|view-models\/(shared|stores))[/.]/,
    priority: 1,
  },
  { name: 'input', test: /src\/domain\/input\// },
  { name: 'beacon', test: /src\/adapters\/telemetry\/(beacon-telemetry|sendable-event)\./ },
  {
    debugName: 'first steps',
    name: (id: string) => /src\/(?:views|view-models)\/([a-z]+-package)(?:-page)?\.tsx?$/.exec(id)?.[1] ?? null,
  },
];

/** A demo is one script file, so that it keeps working offline. Only the large scenario player loads later, when somebody opens it. */
const DEMO_CHUNKS = [
  {
    name: 'player',
    test: /demo\/player\/|\/features\/|\/tests\/|\/scripts\/|scenario-app|node_modules\/(@cucumber|@testing-library|aria-query|dom-accessibility-api|pretty-format|leven|fast-png|fflate|iobuffer|dequal|setimmediate|lz-string)\//,
    priority: 1,
  },
  { name: 'demo', test: /./ },
];

/**
 * The variables of a mode: from the process, else from `.env.<mode>.local`, `.env.<mode>`, `.env.local` or `.env`, in this order.
 * `environment` has the `VITE_…` variables, which go into the build; `all` also has mistyped names. `problems` are errors in the files.
 * `replaced` has a sentence for each variable of a file that another file or the process replaces.
 */
function variablesOf(mode: string, folder: string | false) {
  const names =
    folder === false
      ? []
      : ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].map((name) => join(folder, name));
  const files = names.filter((name) => existsSync(name)).map((origin) => ({ origin, ...readSettingsFile(origin) }));
  warn(files.flatMap(({ warnings }) => warnings));
  const sources = [...files, { origin: 'the environment', variables: ownVariables(process.env) }];
  const all: Readonly<Record<string, string>> = Object.assign({}, ...sources.map(({ variables }) => variables));
  const environment = Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('VITE_')));
  return {
    all,
    environment,
    replaced: overriddenValueWarnings(sources),
    problems: files.flatMap((file) => file.problems),
  };
}

/** Reads the settings. If some are wrong, prints a sentence for each and ends the program, without a stack trace that would not help. */
function settingsOrEnd(
  environment: Readonly<Record<string, string>>,
  takesMocks: boolean,
  problems: readonly string[],
  examples: readonly string[],
): Settings {
  try {
    return readSettings(environment, takesMocks, problems);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    warn(examples);
    end(...error.problems);
  }
}

function end(...problems: readonly string[]): never {
  for (const problem of problems) console.error(`Error: ${problem}`);
  process.exit(1);
}

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package itself names its development build, which has checks that no customer needs. */
const PRODUCTION_BUILDS = {
  'react-router/dom': fileAt('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': fileAt('node_modules/react-router/dist/production/index.mjs'),
};

/** Cucumber needs Node, so the demo's scenario player runs steps with a module of its own instead. */
const DEMO_ALIASES = { '@cucumber/cucumber': fileAt('demo/player/cucumber.ts') };

/** The oldest supported browsers, in Vite's names. Leaves out Samsung Internet, which is based on a newer Chrome than the oldest here. */
const OLDEST_BROWSERS = packageJson.browserslist.flatMap((query) => {
  const [name = '', version = ''] = query.split(' >= ');
  if (name === 'samsung') return [];
  return `${name === 'ios_saf' ? 'ios' : name}${version}`;
});

/** Lightning CSS's number for its feature LightDark. */
const LIGHT_DARK = 0x10_00_00;

export default defineConfig(({ mode, command, isPreview }) => {
  if (command === 'build' && process.env.npm_config_mode !== undefined)
    end("npm took '--mode' for itself: write 'npm run build -- --mode …'.");
  if (command === 'build' && !MODES.includes(mode))
    end(`There is no mode '${mode}': a build is made with ${MODES.join(', ')}.`);
  // An unconfigured build reads no .env file, so it is the same everywhere. Its settings come later, from `npm run configure`.
  const envDir = mode === 'unconfigured' ? false : process.cwd();
  const { all, environment, replaced, problems } = variablesOf(mode, envDir);
  const onMocks = environment.VITE_API === 'mock';
  const isBuild = command === 'build';
  const isDemo = mode === 'demo';
  if (isDemo && !onMocks)
    end(`A demo runs on mocks: VITE_API has to be 'mock', and the environment says '${environment.VITE_API}'.`);
  const isUnconfigured = mode === 'unconfigured' || isPreview || mode === 'test';
  if (isBuild && onMocks && isUnconfigured) end(MOCKS_REFUSED);
  // Warnings come before errors, so that a mistyped name is printed beside the error about the missing setting.
  const isOwn = isBuild && !isDemo && !isUnconfigured;
  if (isOwn) warn([...replaced, ...warningsOf(all)]);
  const examples = isOwn ? exampleWarnings(environment) : [];
  const settings = isUnconfigured ? undefined : settingsOrEnd(environment, !isBuild || isDemo, problems, examples);
  const fill = (html: string) => (settings && (onMocks || !isBuild) ? fillTemplate(html, settings.config) : html);
  return {
    base: BASE,
    envDir,
    plugins: [
      react(),
      forgivingBase(BASE),
      onMocks
        ? [staticSite(BASE), scenarioApp()]
        : [prerenderedPages({ base: BASE, environment, settings, examples }), compileHints(), separateSourceMaps()],
      {
        name: 'page-of-release',
        transformIndexHtml: {
          order: 'post',
          handler: (html: string) => fill(compactPage(html).replace('{{release}}', release)),
        },
      },
    ],
    resolve: { alias: { ...(isBuild && PRODUCTION_BUILDS), ...(onMocks && DEMO_ALIASES) } },
    define: {
      'import.meta.env.VITE_API': JSON.stringify(onMocks ? 'mock' : 'real'),
      // Leaves out React's code for its developer tools, which saves 0.4 kB on a first page.
      ...(isBuild && !onMocks && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
    css: {
      modules: { generateScopedName: isBuild ? '[hash:base64:6]' : '[name]-[local]' },
      // Leaves out help for the function light-dark(), which no style sheet uses.
      lightningcss: { exclude: LIGHT_DARK },
    },
    build: {
      target: OLDEST_BROWSERS,
      outDir: onMocks ? 'dist-demo' : 'dist',
      // A demo has its pictures in its script, so that it keeps working offline. Elsewhere each is a file.
      assetsInlineLimit: onMocks ? 10_000 : 0,
      reportCompressedSize: true,
      sourcemap: onMocks ? false : 'hidden',
      // The app needs no polyfill: browsers without modulepreload only fetch scripts a little later.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: onMocks ? 3500 : 500,
      rolldownOptions: {
        output: {
          codeSplitting: onMocks ? { groups: DEMO_CHUNKS, includeDependenciesRecursively: false } : { groups: CHUNKS },
        },
        checks: {
          // Does not warn of slow plugins, because prerendering is expected to take half of the build's time.
          pluginTimings: false,
          // Does not warn that `import()` loads nothing later in a demo, because the demo's one file contains these modules already.
          ineffectiveDynamicImport: !onMocks,
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
    preview: { host: '127.0.0.1', port: 4173 },
  };
});
