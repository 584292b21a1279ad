import assert from 'node:assert/strict';
import { After, AfterAll, Before, BeforeAll, setDefaultTimeout, setWorldConstructor, Status } from '@cucumber/cucumber';
import type { Assembly } from './assembly';
import { Story } from './world';

setWorldConstructor(Story);
setDefaultTimeout(30_000);

let assembly: Assembly;

BeforeAll(async function () {
  assembly = await assemble(this.parameters.assembly);
});

AfterAll(async () => {
  await assembly.stop();
});

Before(function (this: Story) {
  assembly.backend?.reset();
  this.ownBackend = assembly.backend;
  this.customer = assembly.hand(this.device);
});

After(async function (this: Story, { pickle, result }) {
  const isFailed = result?.status !== Status.PASSED;
  await this.customer.leaves({ name: pickle.name, isFailed });
  if (isFailed) return;
  assert.deepEqual(this.customer.accidents(), [], 'something went wrong that no story tells of');
  // A failure that the story does not tell of is a defect, and so is one that the app swallows without a log line.
  const logged = this.customer.loggedFailures();
  const isExpected = pickle.tags.some(({ name }) => name === '@logged');
  if (isExpected) assert.notEqual(logged.length, 0, 'nothing was logged, although the scenario is tagged @logged');
  else assert.deepEqual(logged, [], 'failures were logged, although the scenario is not tagged @logged');
});

/** Loads the one assembly that is wanted: the others would bring a browser, or the whole app, for nothing. */
async function assemble(name: unknown): Promise<Assembly> {
  if (name === 'core') return (await import('../assemblies/core')).assembleCore();
  const { assembleBrowser } = await import('../assemblies/browser');
  return assembleBrowser(name === 'demo' ? 'demo' : 'production');
}
