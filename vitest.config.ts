import { configDefaults, defineConfig } from 'vitest/config';
import { TEST_LIMIT_IN_MILLISECONDS, WAIT_LIMIT_IN_MILLISECONDS } from './tests/limits.ts';

const BUILDS = ['tests/build.test.ts', 'tests/configured-build.test.ts', 'tests/hydration.test.ts', 'tests/prerender.test.ts', 'tests/old-browsers.test.ts', 'tests/player/player-in-demo.test.ts'];
const APPEARANCE = ['tests/appearance/appearance.test.ts', 'tests/appearance/first-screen.test.ts', 'tests/appearance/readme-pictures.test.ts', 'tests/appearance/specification.test.ts'];
const DISPLAY_MODES = ['tests/appearance/display-modes.test.ts', 'tests/appearance/live-regions.test.ts'];
const DEPLOY = ['tests/deploy/**/*.test.ts'];
const ENGINES = ['tests/engines/**/*.test.ts'];
const ROBUSTNESS = ['tests/{faults,hostile,long-use,time,walks}/**/*.test.ts'];
const IN_BROWSER = ['tests/**/*-in-browser.test.ts'];
const CHANGES = ['tests/changes/proof.test.ts'];
const OTHERS = [...BUILDS, ...IN_BROWSER, ...CHANGES, ...APPEARANCE, ...DISPLAY_MODES, ...DEPLOY, ...ENGINES, ...ROBUSTNESS];
/** Builds the app for the tests that run it in their own process. */
const APP = ['tests/support/in-process/app-program.ts'];

/** The kinds of tests; each is a project of Vitest. */
const KINDS = {
  // Files share their modules: loading them again for each file takes longer than the tests.
  unit: { include: ['tests/**/*.test.{ts,tsx}'], exclude: [...OTHERS, ...configDefaults.exclude], isolate: false },
  builds: { include: BUILDS },
  appearance: { include: APPEARANCE, maxConcurrency: 2 },
  'display-modes': { include: DISPLAY_MODES, maxConcurrency: 2, globalSetup: APP },
  robustness: { include: ROBUSTNESS, exclude: IN_BROWSER, globalSetup: APP },
  'robustness-in-browser': { include: IN_BROWSER, maxConcurrency: 2, globalSetup: APP },
  deploy: { include: DEPLOY },
  changes: { include: CHANGES },
  engines: { include: ENGINES, globalSetup: APP },
};

export default defineConfig({
  base: '/in/packages/',
  test: {
    projects: Object.entries(KINDS).map(([name, kind]) => ({
      extends: true as const,
      test: {
        name,
        ...kind,
        testTimeout: TEST_LIMIT_IN_MILLISECONDS,
        hookTimeout: TEST_LIMIT_IN_MILLISECONDS,
        expect: { poll: { timeout: WAIT_LIMIT_IN_MILLISECONDS } },
      },
    })),
  },
});
