import assert from 'node:assert/strict';
import { After, AfterAll, AfterStep, Before, BeforeAll, setDefaultTimeout, setWorldConstructor, Status } from '@cucumber/cucumber';
import type { Assembly } from './assembly';
import { Story } from './world';

setWorldConstructor(Story);
// Long enough for a step of thirty actions, also where each is followed by a pause to watch it.
setDefaultTimeout(30_000 + 30 * Number(process.env.SLOW_MOTION ?? 500));

let assembly: Assembly;

BeforeAll(async function () {
  const { assembly: name, isWatched } = this.parameters;
  assembly = await assemble(name, isWatched === true);
});

AfterAll(async () => {
  await assembly.stop();
});

Before(function (this: Story) {
  assembly.backend?.reset();
  this.ownBackend = assembly.backend;
  this.customer = assembly.hand(this.device);
});

AfterStep(function (this: Story, { pickleStep }) {
  this.lastStep = pickleStep.text;
});

After(async function (this: Story, { result }) {
  const isFailed = result?.status !== Status.PASSED;
  if (isFailed) {
    const { picture, notes } = await this.customer.evidence();
    if (picture) this.attach(picture, 'image/png');
    this.attach(notes, 'text/plain');
  }
  await this.customer.leaves();
  if (isFailed) return;
  assert.deepEqual(this.customer.accidents(), [], 'something went wrong that no story tells of');
  const untold = this.customer.loggedFailures().slice(this.toldLogLines);
  assert.deepEqual(untold, [], "failures were logged, although the story does not say 'the failure is logged'");
});

/** Loads the one assembly that is wanted: the others would bring a browser, or the whole app, for nothing. */
async function assemble(name: unknown, isWatched: boolean): Promise<Assembly> {
  if (name === 'core') return (await import('../assemblies/core')).assembleCore();
  const { assembleBrowser } = await import('../assemblies/browser');
  return assembleBrowser({ build: name === 'demo' ? 'demo' : 'production', isWatched });
}
