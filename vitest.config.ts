import { configDefaults, defineConfig } from 'vitest/config';
import { TEST_LIMIT_IN_MILLISECONDS, WAIT_LIMIT_IN_MILLISECONDS } from './tests/limits.ts';

const BUILD = ['tests/build.test.ts'];
const FIRST_PAGES = ['tests/{prerender,hydration}.test.ts'];
const APPEARANCE = ['tests/appearance/*.test.ts'];
const DEPLOY = ['tests/deploy/**/*.test.ts'];
const ROBUSTNESS = ['tests/robustness/*.test.ts'];
const IN_BROWSER = ['tests/**/*-in-browser.test.ts'];
const TOOLS = [
  'tests/contributing.test.ts',
  'tests/features/mistakes.test.ts',
  'tests/{configure,http-contract,smoke}/command.test.ts',
  'tests/http-contract/cors.test.ts',
  'tests/mocks/start-server.test.ts',
];
const OTHERS = [...BUILD, ...FIRST_PAGES, ...APPEARANCE, ...DEPLOY, ...ROBUSTNESS, ...IN_BROWSER, ...TOOLS];
/** A setup file: builds the app for tests that run the app in their own process. */
const APP = ['tests/library/in-process/app-program.ts'];

/** The kinds of tests; each is a project of Vitest. */
const KINDS = {
  // Test files share loaded modules, because loading the modules again for each file takes longer than the tests.
  unit: { include: ['tests/**/*.test.{ts,tsx}'], exclude: [...OTHERS, ...configDefaults.exclude], isolate: false },
  build: { include: BUILD },
  'first-pages': { include: FIRST_PAGES },
  appearance: { include: APPEARANCE, maxConcurrency: 2 },
  robustness: { include: ROBUSTNESS, exclude: IN_BROWSER, globalSetup: APP },
  'in-browser': { include: IN_BROWSER, maxConcurrency: 2, globalSetup: APP },
  deploy: { include: DEPLOY },
  tools: { include: TOOLS },
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
