import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Connect, type Plugin } from 'vite';
import { compressedCopies } from './scripts/build/compressed-copies.ts';
import { prerenderedPages } from './scripts/build/prerender-pages.ts';
import { leanLibraries } from './scripts/build/lean-libraries.ts';
import { scenarioApp } from './demo/site/scenario-app.ts';
import { specification } from './demo/site/specification.ts';
import { staticSite } from './demo/site/static-site.ts';
import packageJson from './package.json' with { type: 'json' };
import { release } from './scripts/build/release.ts';
import { MOCKS_REFUSED, readSettings, SettingsError, warningsOf, type Settings } from './scripts/configure/settings.ts';
import { fillTemplate } from './scripts/configure/template.ts';

const BASE = '/in/packages/';

/** The modes of a build. Vite takes any name, and would make a production build of a mistyped one. */
const MODES = ['production', 'unconfigured', 'demo'];

/**
 * Modules that share a file, as small files are slow to fetch and compress badly. The code of all pages is in three files, which a
 * slow phone evaluates in a task each. The view and the view-model of a service's first step share another.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime|vite.preload-helper/, priority: 3 },
  { name: 'libraries', test: /node_modules\/(mobx|mobx-react-lite|react-router|axios|inversify|@inversifyjs|reflect-metadata|valibot)/, priority: 2 },
  {
    name: 'app',
    test: /src\/(app|domain|ports|adapters\/(browser|http|lazy|router|schemas)|views\/(controls|layout)|view-models\/(shared|stores))[/.]/,
    priority: 1,
  },
  { name: 'beacon', test: /src\/adapters\/telemetry\/(beacon|sent-event)\./ },
  { debugName: 'first steps', name: (id: string) => /src\/(?:views|view-models)\/([a-z]+-package)(?:-page)?\.tsx?$/.exec(id)?.[1] ?? null },
];

/** A demo is loaded as a whole, so that it goes on without a network. Only the scenario player, which is as large, waits until somebody opens it. */
const DEMO_CHUNKS = [
  { name: 'player', test: /demo\/player\/|\/features\/|\/tests\/|\/scripts\/|scenario-app|node_modules\/(@cucumber|@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname|@testing-library|aria-query|dom-accessibility-api|pretty-format|leven|fast-png|fflate|iobuffer|dequal|setimmediate|lz-string)\//, priority: 1 },
  { name: 'demo', test: /./ },
];

/** Serves the base path in any case and without its slash, as the deployment's rewrites do (decision R2). */
function forgivingBase(): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, response, next) => {
    const url = request.url ?? '/';
    const path = url.split('?')[0]!;
    const isBase = path === '/' || path.toLowerCase() === BASE.slice(0, -1);
    const isOtherCase = path.toLowerCase().startsWith(BASE) && !path.startsWith(BASE);
    if (!isBase && !isOtherCase) return next();
    // A redirect, as a service worker's scope is case-sensitive.
    const location = BASE + (isBase ? url.slice(path.length) : url.slice(BASE.length));
    response.writeHead(302, { location }).end();
  };
  return {
    name: 'forgiving-base',
    configureServer: ({ middlewares }) => void middlewares.use(rewrite),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(rewrite),
  };
}

/**
 * Tells Chrome to compile all functions of a script while it is downloaded, off the main thread. Otherwise each is compiled at its
 * first call: a quarter of the scripts' time on a slow phone. The map's library is large, and most of it is never called.
 */
function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    generateBundle: {
      // The hint has to be the first line, above what Vite adds.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.name === 'google-maps') continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          const map = bundle[`${chunk.fileName}.map`];
          // The hint moves all code down by a line.
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}

/** Moves the source maps of a build out of it: `dist-maps/` beside `dist/` is never served. Adds the lengths of the script's lines, which `npm run source-line` checks. */
function separateSourceMaps(): Plugin {
  return {
    name: 'separate-source-maps',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir }, bundle) {
      const maps = `${dir}-maps`;
      rmSync(maps, { recursive: true, force: true });
      for (const name of Object.keys(bundle).filter((each) => each.endsWith('.map'))) {
        const read = (file: string) => readFileSync(join(dir!, file), 'utf8');
        const map = JSON.parse(read(name)) as object;
        const lines = read(name.slice(0, -'.map'.length)).split('\n');
        mkdirSync(dirname(join(maps, name)), { recursive: true });
        writeFileSync(join(maps, name), JSON.stringify({ ...map, x_lineLengths: lines.map(({ length }) => length) }));
        rmSync(join(dir!, name));
      }
    },
  };
}

/** Reads the settings. If some are wrong, it prints a sentence for each and ends the program, because a stack trace would tell nothing more. */
function settingsOrEnd(environment: Readonly<Record<string, string>>, takesMocks: boolean): Settings {
  try {
    return readSettings(environment, takesMocks);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    end(...error.problems);
  }
}

function end(...problems: readonly string[]): never {
  for (const problem of problems) console.error(`Error: ${problem}`);
  process.exit(1);
}

/** The oldest browsers of package.json in Vite's names. Samsung's browser and Android's WebView are younger Chromes than Chrome's oldest. */
const OLDEST_BROWSERS = packageJson.browserslist.flatMap((query) => {
  const [name = '', version = ''] = query.split(' >= ');
  if (name === 'samsung') return [];
  return `${name === 'ios_saf' ? 'ios' : name}${version}`;
});

export default defineConfig(({ mode, command, isPreview }) => {
  if (command === 'build' && process.env.npm_config_mode !== undefined) end("npm took '--mode' for itself: write 'npm run build -- --mode …'.");
  if (command === 'build' && !MODES.includes(mode)) end(`There is no mode '${mode}': a build is made with ${MODES.join(', ')}.`);
  // Such a build is the same whatever files lie about. Its settings come later, from `npm run configure`.
  const envDir = mode === 'unconfigured' ? false : process.cwd();
  const environment = loadEnv(mode, envDir, 'VITE_');
  const onMocks = environment.VITE_API === 'mock';
  const isBuild = command === 'build';
  const isDemo = mode === 'demo';
  if (isDemo && !onMocks) end(`A demo runs on mocks: VITE_API has to be 'mock', and the environment says '${environment.VITE_API}'.`);
  const isUnconfigured = mode === 'unconfigured' || isPreview || mode === 'test';
  if (isBuild && onMocks && isUnconfigured) end(MOCKS_REFUSED);
  // Before the errors, so that a mistyped name is told with the setting that it leaves out.
  if (isBuild && !isDemo && !isUnconfigured) for (const warning of warningsOf(environment)) console.warn(`Warning: ${warning}`);
  const settings = isUnconfigured ? undefined : settingsOrEnd(environment, !isBuild || isDemo);
  const fill = (html: string) => (settings && (onMocks || !isBuild) ? fillTemplate(html, settings.config) : html);
  return {
    base: BASE,
    envDir,
    plugins: [
      react(),
      forgivingBase(),
      leanLibraries(),
      onMocks
        ? [specification(), staticSite(BASE), scenarioApp()]
        : [prerenderedPages({ base: BASE, environment, settings }), compressedCopies(), compileHints(), separateSourceMaps()],
      { name: 'page-of-release', transformIndexHtml: { order: 'post', handler: (html: string) => fill(html.replace('{{release}}', release)) } },
    ],
    // The demo's player runs the steps without Cucumber, which needs Node.
    ...(onMocks && { resolve: { alias: { '@cucumber/cucumber': fileURLToPath(new URL('demo/player/cucumber.ts', import.meta.url)) } } }),
    define: {
      'import.meta.env.VITE_API': JSON.stringify(onMocks ? 'mock' : 'real'),
      // Leaves out what React keeps for its developer tools, 0.4 kB of a first page.
      ...(isBuild && !onMocks && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
    css: { modules: { generateScopedName: isBuild ? '[hash:base64:6]' : '[name]-[local]' } },
    build: {
      target: OLDEST_BROWSERS,
      outDir: onMocks ? 'dist-demo' : 'dist',
      reportCompressedSize: true,
      sourcemap: onMocks ? false : 'hidden',
      // Browsers without modulepreload only fetch a little later.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: onMocks ? 3500 : 500,
      rolldownOptions: {
        output: { codeSplitting: onMocks ? { groups: DEMO_CHUNKS, includeDependenciesRecursively: false } : { groups: CHUNKS } },
        checks: {
          // Rendering the pages takes half of a build, which needs no warning.
          pluginTimings: false,
          // The demo's one file holds what the app loads later.
          ineffectiveDynamicImport: !onMocks,
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
    preview: { host: '127.0.0.1', port: 4173 },
  };
});
