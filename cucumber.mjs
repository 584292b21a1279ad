const shared = {
  import: ['features/support/boot.mjs'],
  strict: true,
};

/** One profile an assembly: the same scenarios on the middle of the app, in a browser, and one of them on the demo. */
export const core = {
  ...shared,
  tags: 'not @browser and not @demo',
  worldParameters: { assembly: 'core' },
  format: ['summary', 'json:reports/features-core.json'],
};

export const browser = {
  ...shared,
  tags: 'not @core and not @demo',
  parallel: 2,
  worldParameters: { assembly: 'browser' },
  format: ['summary', 'json:reports/features-browser.json'],
};

export const demo = {
  ...shared,
  tags: '@demo',
  worldParameters: { assembly: 'demo' },
  format: ['summary', 'json:reports/features-demo.json'],
};

export default core;
