import { BeforeAll } from '@cucumber/cucumber';
import { register } from 'tsx/esm/api';

// Cucumber cannot read TypeScript by itself.
register();

// A packaged Chromium unpacks itself at its first start. Here it starts once, before parallel workers would unpack it together.
BeforeAll({ on: 'COORDINATOR' }, async function () {
  const { buildAppProgram } = await import('../../tests/support/in-process/app-program.ts');
  await buildAppProgram();
  // A watched run uses one browser, never the packaged one.
  if (this.parameters.environment === 'core' || this.parameters.isWatched) return;
  const { launchBrowser } = await import('../../tests/browser/find-browser.ts');
  const browser = await launchBrowser();
  await browser.close();
});

await import('./node.ts');
