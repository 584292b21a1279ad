import { globSync, readFileSync } from 'node:fs';
import { After, AfterAll, formatterHelpers, Status } from '@cucumber/cucumber';
import type { Browser } from 'playwright-core';
import { ENGINES } from '../../tests/browser/engines';
import type { Driver } from '../../tests/library/driver';
import { ScenarioError } from '../../tests/library/scenario-error';
import { proofProblems, withPlainSpaces } from '../reports/reading-problems';
import { provideEnvironments, type TestEnvironment } from '../support/environment';
import type { Place } from './browser';

let browser: Promise<Browser> | undefined;

provideEnvironments(createEnvironment);

AfterAll(async () => (await browser)?.close());

// A failed scenario shows why it failed, such as a misspelt step.
After(({ pickle: { name, steps, uri, location }, gherkinDocument, result }) => {
  if (result?.status !== Status.PASSED) return;
  const files = () =>
    [...globSync('features/*.feature'), uri].map((file) => withPlainSpaces(readFileSync(file, 'utf8')));
  const [problem] = proofProblems({ name, steps }, files);
  if (!problem) return;
  const stepId = steps[problem.step ?? -1]?.astNodeIds[0] ?? '';
  const written = formatterHelpers.GherkinDocumentParser.getGherkinStepMap(gherkinDocument)[stepId];
  throw new ScenarioError(`${uri}:${(written?.location ?? location)?.line}: ${problem.sentence}`);
});

/** Imports only what it needs: each environment loads a browser or the whole app. */
async function createEnvironment(name: string, isWatched: boolean): Promise<TestEnvironment> {
  if (name === 'core') return (await import('./in-process')).createInProcessEnvironment();
  const { createBrowserEnvironment } = await import('./browser');
  const build = name === 'demo' ? 'demo' : 'production';
  return createBrowserEnvironment({ openTab: await tabsOf(name, isWatched), build });
}

async function tabsOf(name: string, isWatched: boolean): Promise<(place: Place) => Driver> {
  if (name === 'webkit') {
    const { WebKitTab } = await import('../../tests/library/webkit/webkit-tab');
    return (place) => new WebKitTab(place);
  }
  const isEngine = ENGINES.some((engine) => engine.name === name);
  if (isEngine) {
    const { launchEngine } = await import('../../tests/browser/launch-engine');
    const { EngineTab } = await import('../../tests/library/browser/engine-tab');
    const running = await (browser ??= launchEngine(name));
    return (place) => new EngineTab({ browser: running, ...place });
  }
  const { launchBrowser } = await import('../../tests/browser/find-browser');
  const { BrowserTab } = await import('../../tests/library/browser/browser-tab');
  const { KeyboardTab } = await import('../../tests/library/browser/keyboard-tab');
  const running = await (browser ??= launchBrowser({ isWatched }));
  const options = { browser: running, ...(isWatched && { pictureScale: 1 }) };
  return (place) => new (name === 'keyboard' ? KeyboardTab : BrowserTab)({ ...options, ...place });
}
