const shared = {
  import: ['features/support/boot.mjs'],
  plugin: ['./features/reports/refusals.mjs'],
  strict: true,
};

/** A summary on the terminal, and below reports/ the counts for `npm test` and a page for people. */
const reportsOf = (name) => [
  './features/reports/summary.mjs',
  `json:reports/features-${name}.json`,
  `./features/reports/html.mjs:reports/features-${name}.html`,
];

/** One profile for each assembly: the scenarios without a browser, and in one. The demo's own need a browser. */
export const core = {
  ...shared,
  tags: 'not @browser and not @demo',
  worldParameters: { assembly: 'core' },
  format: reportsOf('core'),
};

export const browser = {
  ...shared,
  tags: 'not @core',
  parallel: 2,
  worldParameters: { assembly: 'browser' },
  format: reportsOf('browser'),
};

/** The part of `browser` for `npm test`: browser-only scenarios, and a whole booking of each service and of the demo. */
export const quick = {
  ...browser,
  tags: '@browser or @smoke',
  format: reportsOf('quick'),
};

/** What engines do differently, in the engine that ENGINE names (tests/browser/engines.ts). */
export const engines = {
  ...browser,
  tags: '@engines',
  parallel: 0,
  worldParameters: { assembly: process.env.ENGINE },
  format: reportsOf(`engines-${process.env.ENGINE}`),
};

/** The rest of `browser`. */
export const thorough = {
  ...browser,
  tags: 'not @core and not @browser and not @smoke',
  format: reportsOf('thorough'),
};

/**
 * The same as `browser` in one visible window, slowed down, with the steps on the terminal. SLOW_MOTION is the pause after each
 * action in milliseconds, by default 500.
 */
export const watch = {
  ...browser,
  parallel: 0,
  worldParameters: { assembly: 'browser', isWatched: true },
  format: ['./features/reports/pretty.mjs', './features/reports/html.mjs:reports/features-watch.html'],
};

/** Runs the README's examples for a test, without touching the reports. */
export const examples = {
  ...core,
  format: ['./features/reports/summary.mjs'],
};

/** Reads all scenarios for a test, and runs none. */
export const read = {
  ...shared,
  dryRun: true,
  format: ['message'],
};

/** Prints the vocabulary of scenarios, and runs none: its folder has no features. */
export const steps = {
  ...shared,
  plugin: [],
  dryRun: true,
  paths: ['features/reports'],
  format: ['./features/reports/steps.mjs'],
};

export default core;
