/** Changes the rules of the domain in many small ways. The unit tests of the domain have to notice each change. */
export default {
  // Scenarios quote each sentence to the letter.
  mutate: ['src/domain/**/*.ts', '!src/domain/messages.ts'],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/domain/vitest.config.ts' },
  reporters: ['progress', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false },
  thresholds: { break: 97 },
  concurrency: 2,
  // TypeScript 7 lacks a function that Stryker calls to rewrite tsconfig.json.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  // A busy machine is slow, and a slow test is no mutant that hangs.
  timeoutMS: 60_000,
};
