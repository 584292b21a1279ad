import { configDefaults, defineConfig } from 'vitest/config';
import { TEST_LIMIT_IN_MILLISECONDS, WAIT_LIMIT_IN_MILLISECONDS } from './tests/limits.ts';

const BUILDS = ['tests/build.test.ts', 'tests/prerender.test.ts', 'tests/old-browsers.test.ts'];
const APPEARANCE = ['tests/appearance/{fullest-states,dialogs,live-regions}.test.ts'];
const OTHER_STATES = ['tests/appearance/other-states.test.ts'];
const DEPLOY = ['tests/deploy/**/*.test.ts'];
const HYDRATION = ['tests/hydration.test.ts'];
const PRISM = ['tests/prism/*.test.ts'];
const ROBUSTNESS = ['tests/robustness/*.test.ts'];
const ROBUSTNESS_LONG = ['tests/robustness/*-long.test.ts'];
const IN_BROWSER = ['tests/**/*-in-browser.test.ts'];
const TOOLS = [
  'tests/features/mistakes.test.ts',
  'tests/{configure,http-contract,smoke}/command.test.ts',
  'tests/mocks/start-server.test.ts',
];
const OTHERS = [
  ...BUILDS,
  ...IN_BROWSER,
  ...TOOLS,
  ...APPEARANCE,
  ...OTHER_STATES,
  ...DEPLOY,
  ...HYDRATION,
  ...PRISM,
  ...ROBUSTNESS,
];
/** A setup file: builds the app for tests that run the app in their own process. */
const APP = ['tests/library/in-process/app-program.ts'];

/** The kinds of tests; each is a project of Vitest. */
const KINDS = {
  // Test files share loaded modules, because loading the modules again for each file takes longer than the tests.
  unit: { include: ['tests/**/*.test.{ts,tsx}'], exclude: [...OTHERS, ...configDefaults.exclude], isolate: false },
  builds: { include: BUILDS },
  appearance: { include: APPEARANCE, maxConcurrency: 2, globalSetup: APP },
  'other-states': { include: OTHER_STATES, maxConcurrency: 2 },
  robustness: { include: ROBUSTNESS, exclude: [...ROBUSTNESS_LONG, ...IN_BROWSER], globalSetup: APP },
  'robustness-long': { include: ROBUSTNESS_LONG, globalSetup: APP },
  'robustness-in-browser': { include: IN_BROWSER, maxConcurrency: 2, globalSetup: APP },
  deploy: { include: DEPLOY },
  hydration: { include: HYDRATION },
  tools: { include: TOOLS },
  prism: { include: PRISM, globalSetup: APP },
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
