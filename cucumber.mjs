const shared = {
  import: ['features/support/load-typescript.mjs'],
  plugin: ['./features/reports/run-checks.mjs'],
  strict: true,
};

/** A summary on the terminal; in reports/, the counts for `npm test` with the release that ran, and a page to read. */
const reportsOf = (name) => [
  './features/reports/summary.mjs',
  `json:reports/features-${name}.json`,
  `./features/reports/stamp.mjs:reports/features-${name}.stamp.json`,
  `./features/reports/html.mjs:reports/features-${name}.html`,
];

/** The same scenarios run without a browser (core) and in one (browser). The demo's scenarios need a browser. */
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

/** The part of `browser` that `npm test` runs. */
export const quick = {
  ...browser,
  tags: '@browser or @smoke',
  format: reportsOf('quick'),
};

/** The `@engines` scenarios in the engine that ENGINE names (tests/browser/engines.ts). */
export const engines = {
  ...browser,
  tags: '@engines',
  parallel: 0,
  worldParameters: { environment: process.env.ENGINE },
  format: reportsOf(`engines-${process.env.ENGINE}`),
};

/** The rest of `browser`, for `npm run test:thorough`. */
export const thorough = {
  ...browser,
  tags: 'not @core and not @browser and not @smoke',
  format: reportsOf('thorough'),
};

/** `browser` in one visible window, with the steps on the terminal. SLOW_MOTION is the pause after each action in milliseconds (500). */
export const watch = {
  ...browser,
  parallel: 0,
  worldParameters: { environment: 'browser', isWatched: true },
  format: ['./features/reports/pretty.mjs', './features/reports/html.mjs:reports/features-watch.html'],
};

/** Runs the scenario whose report is a picture in README.md: `npm run screenshots -- readme`. */
export const picture = {
  ...browser,
  parallel: 0,
  format: ['./features/reports/html.mjs:reports/picture.html'],
};

/** Runs the examples of features/README.md for their test; writes no report. */
export const examples = {
  ...core,
  format: ['./features/reports/summary.mjs'],
};

/** Reads all scenarios and runs none: for the test of what they say. */
export const read = {
  ...shared,
  dryRun: true,
  format: ['message'],
};

/** Prints all steps, words and sentences. It reads the scenarios and runs none. */
export const steps = {
  ...shared,
  dryRun: true,
  format: ['./features/reports/steps.mjs'],
};

/** Writes the files of the editors. Runs no scenario: the folder that it reads has none. */
export const editors = {
  ...shared,
  plugin: [],
  dryRun: true,
  paths: ['features/reports'],
  format: ['./features/reports/editors.mjs'],
};

export default core;
