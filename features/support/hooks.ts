import { After, AfterAll, AfterStep, Before, BeforeStep } from '@cucumber/cucumber';
import { setDefaultTimeout, setWorldConstructor, Status } from '@cucumber/cucumber';
import type { Browser } from 'playwright-core';
import { callOf } from '../../mocks/calls';
import { LIMIT_OF_A_TEST_IN_MILLISECONDS } from '../../tests/limits';
import { ENGINES } from '../../tests/browser/engines';
import type { Driver } from '../../tests/support/driver';
import type { Place } from '../assemblies/browser';
import type { Assembly } from './assembly';
import { insist } from '../../tests/support/story-error';
import { logStepOn } from './log';
import { wordsFor } from './troubles';
import { Story } from './world';

setWorldConstructor(Story);
setDefaultTimeout(LIMIT_OF_A_TEST_IN_MILLISECONDS);

let browser: Promise<Browser> | undefined;
const assemblies = new Map<string, Promise<Assembly>>();

AfterAll(async () => {
  for (const assembly of assemblies.values()) await (await assembly).stop();
  assemblies.clear();
  await (await browser)?.close();
});

Before(async function (this: Story, { pickle }) {
  const { assembly: ownName, isWatched } = this.parameters;
  const isMarked = (mark: string) => pickle.tags.some((tag) => tag.name === mark);
  const name = isMarked('@demo') ? 'demo' : isMarked('@keyboard') ? 'keyboard' : String(ownName);
  if (!assemblies.has(name)) assemblies.set(name, assemble(name, isWatched === true));
  const assembly = await assemblies.get(name)!;
  assembly.backend?.reset();
  this.ownBackend = assembly.backend;
  this.customer = assembly.hand(this.device);
});

// Cucumber itself would tell of arguments and callbacks.
BeforeStep(function ({ pickleStep: { text, argument } }) {
  const takesTable = text.endsWith(':');
  insist(!takesTable || argument?.dataTable !== undefined, 'The step needs a table below it.');
  insist(takesTable || !argument, 'The step takes no table, and no text below it.');
});

AfterStep(async function (this: Story, { pickleStep, result }) {
  this.lastStep = pickleStep.text;
  if (result.status !== Status.FAILED) return;
  const { picture, notes } = await this.customer.evidence();
  if (picture) this.attach(picture, { mediaType: 'image/png', fileName: 'The page' });
  this.attach(notes, { mediaType: 'text/plain', fileName: 'The console, and what the page says' });
});

After(async function (this: Story, { result }) {
  const isFailed = result?.status !== Status.PASSED;
  try {
    // What is still on its way may fail and be logged; what is held back must not arrive in the next story.
    await this.settles();
    if (this.faults.length > 0) {
      this.backend.heal();
      await this.settles();
    }
  } finally {
    // A page that never comes to rest would keep the process from its end.
    await this.customer.leaves();
  }
  if (isFailed) return;
  const accidents = this.customer.accidents();
  insist(accidents.length === 0, `What no story tells of: ${accidents.join('; ')}`);
  const untold = this.untoldLogLines();
  const steps = untold.map(logStepOn).join('; ');
  insist(untold.length === 0, `The log tells of what the story does not: ${untold.join('; ')}. Add: ${steps}`);
  for (const { call, since } of this.faults) {
    const isMet = this.backend.requests.slice(since).some(({ method, path }) => callOf(method, path) === call);
    insist(isMet, `Nothing came of a fault: afterwards the server was not asked for ${wordsFor(call)}.`);
  }
});

/** Loads an assembly when a scenario first wants it: the others would bring a browser, or the whole app, for nothing. */
async function assemble(name: string, isWatched: boolean): Promise<Assembly> {
  if (name === 'core') return (await import('../assemblies/in-process')).assembleInProcess();
  const { assembleBrowser } = await import('../assemblies/browser');
  const build = name === 'demo' ? 'demo' : 'production';
  return assembleBrowser({ openTab: await tabsOf(name, isWatched), build });
}

/** How a tab is opened: in today's Chromium, or in the engine that the assembly is called by. */
async function tabsOf(name: string, isWatched: boolean): Promise<(place: Place) => Driver> {
  if (name === 'webkit') {
    const { WebKitTab } = await import('../../tests/support/webkit/webkit-tab');
    return (place) => new WebKitTab(place);
  }
  const isEngine = ENGINES.some((engine) => engine.name === name);
  if (isEngine) {
    const { launchEngine } = await import('../../tests/browser/launch-engine');
    const { EngineTab } = await import('../../tests/support/browser/engine-tab');
    const running = await (browser ??= launchEngine(name));
    return (place) => new EngineTab({ browser: running, ...place });
  }
  const { launchBrowser } = await import('../../tests/browser/find-browser');
  const { BrowserTab } = await import('../../tests/support/browser/browser-tab');
  const { KeyboardTab } = await import('../../tests/support/browser/keyboard-tab');
  const running = await (browser ??= launchBrowser({ isWatched }));
  return (place) => new (name === 'keyboard' ? KeyboardTab : BrowserTab)({ browser: running, ...place });
}
