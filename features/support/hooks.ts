import { After, AfterAll, AfterStep, Before, BeforeStep } from '@cucumber/cucumber';
import { setDefaultTimeout, setWorldConstructor, Status } from '@cucumber/cucumber';
import type { Browser } from 'playwright-core';
import { callOf } from '../../mocks/calls';
import { TEST_LIMIT_IN_MILLISECONDS } from '../../tests/limits';
import { ENGINES } from '../../tests/browser/engines';
import type { Driver } from '../../tests/support/driver';
import type { Place } from '../environments/browser';
import type { TestEnvironment } from './environment';
import { ensure } from '../../tests/support/scenario-error';
import { logStepOn } from './log-entries';
import { wordsFor } from './faults';
import { ScenarioWorld } from './scenario-world';

setWorldConstructor(ScenarioWorld);
setDefaultTimeout(TEST_LIMIT_IN_MILLISECONDS);

let browser: Promise<Browser> | undefined;
const environments = new Map<string, Promise<TestEnvironment>>();

AfterAll(async () => {
  for (const environment of environments.values()) await (await environment).stop();
  environments.clear();
  await (await browser)?.close();
});

Before(async function (this: ScenarioWorld, { pickle }) {
  const { environment: ownName, isWatched } = this.parameters;
  const hasTag = (tag: string) => pickle.tags.some(({ name: tagName }) => tagName === tag);
  const name = hasTag('@demo') ? 'demo' : hasTag('@keyboard') ? 'keyboard' : String(ownName);
  if (!environments.has(name)) environments.set(name, createEnvironment(name, isWatched === true));
  const environment = await environments.get(name)!;
  environment.backend?.reset();
  this.ownBackend = environment.backend;
  this.customer = environment.newCustomer(this.device);
});

// Without this check Cucumber's message about a wrong table would speak of arguments and callbacks.
BeforeStep(function ({ pickleStep: { text, argument } }) {
  const takesTable = text.endsWith(':');
  ensure(!takesTable || argument?.dataTable !== undefined, 'The step needs a table below it.');
  ensure(takesTable || !argument, 'The step takes no table, and no text below it.');
});

AfterStep(async function (this: ScenarioWorld, { pickleStep, result }) {
  this.lastStep = pickleStep.text;
  if (result.status !== Status.FAILED) return;
  const { picture, notes } = await this.customer.evidence();
  if (picture) this.attach(picture, { mediaType: 'image/png', fileName: 'The page' });
  this.attach(notes, { mediaType: 'text/plain', fileName: 'The console, and what the page says' });
});

After(async function (this: ScenarioWorld, { result }) {
  const isFailed = result?.status !== Status.PASSED;
  try {
    // Waits for late answers, which may fail and be logged, and releases held ones before the next scenario.
    await this.settles();
    if (this.faults.length > 0) {
      this.backend.heal();
      await this.settles();
    }
  } finally {
    // Closes the page also after a failure: a page with running timers would keep the process alive.
    await this.customer.leaves();
  }
  if (isFailed) return;
  const unexpectedErrors = this.customer.unexpectedErrors();
  ensure(unexpectedErrors.length === 0, `The app failed unexpectedly: ${unexpectedErrors.join('; ')}`);
  const unmentioned = this.unmentionedLogLines();
  const steps = unmentioned.map(logStepOn).join('; ');
  ensure(unmentioned.length === 0, `The log has entries that the scenario does not mention: ${unmentioned.join('; ')}. Add: ${steps}`);
  for (const { call, since } of this.faults) {
    const wasRequested = this.backend.requests.slice(since).some(({ method, path }) => callOf(method, path) === call);
    ensure(wasRequested, `A fault had no effect: afterwards the server was not asked for ${wordsFor(call)}.`);
  }
});

/** Imports one environment only, because each loads a browser or the whole app. */
async function createEnvironment(name: string, isWatched: boolean): Promise<TestEnvironment> {
  if (name === 'core') return (await import('../environments/in-process')).createInProcessEnvironment();
  const { createBrowserEnvironment } = await import('../environments/browser');
  const build = name === 'demo' ? 'demo' : 'production';
  return createBrowserEnvironment({ openTab: await tabsOf(name, isWatched), build });
}

/** Opens tabs in Chromium, or in the engine that the environment is named after. */
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
