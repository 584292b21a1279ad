const shared = {
  import: ['features/support/load-typescript.mjs'],
  plugin: ['./features/reports/run-checks.mjs'],
  strict: true,
};

/** A summary on the terminal, and below reports/ the counts for `npm test` and a page for people. */
const reportsOf = (name) => [
  './features/reports/summary.mjs',
  `json:reports/features-${name}.json`,
  `./features/reports/html.mjs:reports/features-${name}.html`,
];

/** One profile an environment: the same scenarios without a browser and in one; the demo's own are for browsers only. */
export const core = {
  ...shared,
  tags: 'not @browser and not @demo',
  worldParameters: { environment: 'core' },
  format: reportsOf('core'),
};

export const browser = {
  ...shared,
  tags: 'not @core',
  parallel: 2,
  worldParameters: { environment: 'browser' },
  format: reportsOf('browser'),
};

/** Of `browser`, for `npm test`: what only a browser can show, and a whole booking of each service and of the demo. */
export const quick = {
  ...browser,
  tags: '@browser or @smoke',
  format: reportsOf('quick'),
};

/** In another engine, the one that ENGINE names (tests/browser/engines.ts): what engines do differently. */
export const engines = {
  ...browser,
  tags: '@engines',
  parallel: 0,
  worldParameters: { environment: process.env.ENGINE },
  format: reportsOf(`engines-${process.env.ENGINE}`),
};

/** The rest of `browser`. */
export const thorough = {
  ...browser,
  tags: 'not @core and not @browser and not @smoke',
  format: reportsOf('thorough'),
};

/**
 * The same as `browser` for somebody who looks on: one visible window, slowed down, with the steps on the terminal as they
 * are done. SLOW_MOTION is the pause after each action in milliseconds, 500 where it is not set.
 */
export const watch = {
  ...browser,
  parallel: 0,
  worldParameters: { environment: 'browser', isWatched: true },
  format: ['./features/reports/pretty.mjs', './features/reports/html.mjs:reports/features-watch.html'],
};

/** Runs scenarios that are none of the specification's, and leaves its reports alone: for the test of the README's examples. */
export const examples = {
  ...core,
  format: ['./features/reports/summary.mjs'],
};

/** Reads all scenarios, also those of single environments, and runs none: for the test that asks what they say. */
export const read = {
  ...shared,
  dryRun: true,
  format: ['message'],
};

/** Prints what scenarios can say, and runs none: where it looks there are no features. */
export const steps = {
  ...shared,
  plugin: [],
  dryRun: true,
  paths: ['features/reports'],
  format: ['./features/reports/steps.mjs'],
};

export default core;
