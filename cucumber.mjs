const LOAD_TYPESCRIPT = 'features/support/load-typescript.mjs';
const STEPS = 'features/steps/*.ts';

const shared = {
  // 'After' hooks run in the reverse order of these files. So the environments, in hooks.ts, stop before the browser in node.ts closes.
  import: [LOAD_TYPESCRIPT, 'features/environments/node.ts', STEPS, 'features/support/hooks.ts'],
  plugin: ['./features/reports/run-checks.mjs'],
  strict: true,
};

/** A profile's reports: a summary on the terminal, and in reports/ the results as JSON and an HTML page. */
const reportsOf = (name) => [
  './features/reports/summary.mjs',
  `json:reports/features-${name}.json`,
  `./features/reports/html.mjs:reports/features-${name}.html`,
];

/** Runs scenarios without a browser. Leaves out scenarios tagged @browser or @demo, which need a browser. */
export const core = {
  ...shared,
  tags: 'not @browser and not @demo',
  worldParameters: { environment: 'core' },
  format: reportsOf('core'),
};

/** Runs all scenarios in a browser, and those of the demo: before a release. */
export const browser = {
  ...shared,
  tags: 'not @core',
  parallel: 2,
  worldParameters: { environment: 'browser' },
  format: reportsOf('browser'),
};

/** Runs the `@smoke` scenarios in a browser, as a part of `npm test`. */
export const smoke = {
  ...browser,
  tags: '@smoke',
  // A second process would take more time to start than these few scenarios need.
  parallel: 0,
  format: reportsOf('smoke'),
};

/** Runs the other scenarios that need a browser, as a part of `npm run test:browsers`. */
export const rest = {
  ...browser,
  tags: '(@browser or @keyboard or @engines or @demo) and not @smoke',
  format: reportsOf('rest'),
};

/** Runs the `@engines` scenarios in the browser engine that the variable ENGINE names; tests/browser/engines.ts lists the engines. */
export const engines = {
  ...browser,
  tags: '@engines',
  parallel: 0,
  worldParameters: { environment: process.env.ENGINE },
  format: reportsOf(`engines-${process.env.ENGINE}`),
};

/** Like `browser`, but in a visible window. The variable SLOW_MOTION is the pause after each action in milliseconds; default 500. */
export const watch = {
  ...browser,
  parallel: 0,
  worldParameters: { environment: 'browser', isWatched: true },
  format: ['./features/reports/pretty.mjs', './features/reports/html.mjs:reports/features-watch.html'],
};

/** Runs scenarios without a browser and writes no report file, for tests and for `npm run features -- --watch`. */
export const examples = {
  ...core,
  format: ['./features/reports/summary.mjs'],
};

/** Reads all scenarios and runs none, for a test that checks the texts of the scenarios. */
export const read = {
  ...shared,
  dryRun: true,
  format: ['message'],
};

/** Prints all steps, words and sentences that scenarios can use. Reads the scenarios and runs none. */
export const steps = {
  import: [LOAD_TYPESCRIPT, STEPS],
  dryRun: true,
  format: ['./features/reports/steps.mjs'],
};

export default core;
