import {
  After,
  AfterAll,
  AfterStep,
  Before,
  BeforeStep,
  setDefaultTimeout,
  setWorldConstructor,
  Status,
} from '@cucumber/cucumber';
import { callOf } from '../../mocks/calls';
import { TEST_LIMIT_IN_MILLISECONDS } from '../../tests/limits';
import { createEnvironment, type TestEnvironment } from './environment';
import { ensure } from '../../tests/library/scenario-error';
import { logStepOn } from './log-entries';
import { wordsFor } from './faults';
import { ScenarioWorld } from './scenario-world';

setWorldConstructor(ScenarioWorld);
setDefaultTimeout(TEST_LIMIT_IN_MILLISECONDS);

const environments = new Map<string, Promise<TestEnvironment>>();

AfterAll(async () => {
  for (const environment of environments.values()) await (await environment).stop();
  environments.clear();
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

BeforeStep(function (this: ScenarioWorld, { pickleStep: { text } }) {
  // A step of another person than the one at the page would prove nothing.
  this.expectAtPage(text);
});

AfterStep(async function (this: ScenarioWorld, { pickleStep, result }) {
  this.lastStep = pickleStep.text;
  // The demo's player ('page') writes no report, so it needs no trace.
  if (this.parameters.environment === 'page') return;
  await this.trace.record(pickleStep.text, this.customer, this.ownBackend);
  if (result.status !== Status.FAILED) return;
  for (const { step, picture: after } of this.trace.pictures)
    this.attach(after, { mediaType: 'image/jpeg', fileName: `After '${step}'` });
  this.attach(String(this.trace), { mediaType: 'text/plain', fileName: 'What happened, step by step' });
  const picture = this.customer.isOpened && (await this.customer.driver.screenshot?.());
  if (picture) this.attach(picture, { mediaType: 'image/png', fileName: 'The page' });
});

After(async function (this: ScenarioWorld, { result }) {
  const isFailed = result?.status !== Status.PASSED;
  let alert: string | undefined;
  try {
    // Late failures and withheld responses would happen in the next scenario.
    await this.settles();
    if (!isFailed && this.customer.isOpened) alert = await this.customer.alert();
    if (this.faults.length > 0) {
      this.backend.heal();
      await this.settles();
    }
  } finally {
    // Also after a failure, because a page with running timers would keep the process alive.
    await this.customer.leaves();
    await this.customerAtOtherTab?.leaves();
  }
  if (isFailed) return;
  ensure(
    alert === undefined,
    `An alert is open that the scenario does not mention. Add: Then she is alerted "${alert}"`,
  );
  const unexpectedErrors = [this.customer, this.customerAtOtherTab].flatMap(
    (customer) => customer?.unexpectedErrors() ?? [],
  );
  ensure(unexpectedErrors.length === 0, `The app failed unexpectedly: ${unexpectedErrors.join('; ')}`);
  const unmentioned = this.unmentionedLogLines();
  const steps = unmentioned.map((line) => `Then ${logStepOn(line)}`).join('; ');
  ensure(
    unmentioned.length === 0,
    `The log has entries that the scenario does not mention: ${unmentioned.join('; ')}. Add: ${steps}`,
  );
  for (const { call, since } of this.faults) {
    const wasRequested = this.backend.requests.slice(since).some(({ method, path }) => callOf(method, path) === call);
    ensure(wasRequested, `A fault had no effect: afterwards the server was not asked for ${wordsFor(call)}.`);
  }
});
