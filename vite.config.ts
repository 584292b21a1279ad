import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS, DEMO_CHUNKS } from './scripts/build/chunks.ts';
import { compactPage } from './scripts/build/compact-page.ts';
import { compileHints } from './scripts/build/compile-hints.ts';
import { forgivingBase } from './scripts/build/forgiving-base.ts';
import { prerenderedPages } from './scripts/build/prerender-pages.ts';
import { separateSourceMaps } from './scripts/build/separate-source-maps.ts';
import { scenarioApp } from './demo/site/scenario-app.ts';
import { staticSite } from './demo/site/static-site.ts';
import { release } from './scripts/build/release.ts';
import { LIGHT_DARK, OLDEST_BROWSERS } from './scripts/build/targets.ts';
import { end, settingsOrEnd, variablesOf } from './scripts/build/variables.ts';
import { fillTemplate } from './scripts/configure/template.ts';
import { exampleWarnings, warn, warningsOf } from './scripts/configure/warnings.ts';

const BASE = '/in/packages/';

/** The modes of a build. Vite accepts any name, and would make a production build for a mistyped one. */
const MODES = ['production', 'unconfigured', 'demo'];

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package itself names its development build, which has checks that no customer needs. */
const PRODUCTION_BUILDS = {
  'react-router/dom': fileAt('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': fileAt('node_modules/react-router/dist/production/index.mjs'),
};

/** Cucumber needs Node, so the demo's scenario player runs steps with a module of its own instead. */
const DEMO_ALIASES = { '@cucumber/cucumber': fileAt('demo/player/cucumber.ts') };

export default defineConfig(({ mode, command, isPreview }) => {
  if (command === 'build' && process.env.npm_config_mode !== undefined)
    end("npm took '--mode' for itself: write 'npm run build -- --mode …'.");
  if (command === 'build' && !MODES.includes(mode))
    end(`There is no mode '${mode}': a build is made with ${MODES.join(', ')}.`);
  // An unconfigured build reads no .env file, so it is the same everywhere. Its settings come later, from `npm run configure`.
  const envDir = mode === 'unconfigured' ? false : process.cwd();
  const { environment, problems } = variablesOf(mode, envDir);
  const onMocks = environment.VITE_API === 'mock';
  const isBuild = command === 'build';
  const isDemo = mode === 'demo';
  if (isDemo && !onMocks)
    end(`A demo runs on mocks: VITE_API has to be 'mock', and the environment says '${environment.VITE_API}'.`);
  const isUnconfigured = mode === 'unconfigured' || isPreview || mode === 'test';
  if (isBuild && onMocks && isUnconfigured) end("VITE_API is malformed ('mock'): set it to 'real'.");
  const isOwn = isBuild && !isDemo && !isUnconfigured;
  if (isOwn) warn(warningsOf(environment));
  const examples = isOwn ? exampleWarnings(environment) : [];
  const settings = isUnconfigured ? undefined : settingsOrEnd(environment, !isBuild || isDemo, problems, examples);
  const fill = (html: string) => (settings && (onMocks || !isBuild) ? fillTemplate(html, settings) : html);
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
          handler: (html: string) => fill(compactPage(html).replaceAll('{{release}}', release)),
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
      // Five characters tell apart some 300 names; each more is 0.14 kB of a first page.
      modules: { generateScopedName: isBuild ? '[hash:base64:5]' : '[name]-[local]' },
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
          // A demo's first import makes the storage readable where the browser blocks it.
          strictExecutionOrder: onMocks,
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
