import { World } from '@cucumber/cucumber';
import type { MockBackend } from '../../mocks/backend';
import type { Call } from '../../mocks/calls';
import type { Customer } from '../../tests/support/customer';
import { newDevice } from '../../tests/support/device';
import type { Persona } from '../../tests/support/personas';
import { fail, ScenarioError } from '../../tests/support/scenario-error';
import { Trace } from './trace';

/** The state that the steps of one scenario share. */
export class ScenarioWorld extends World {
  readonly device = newDevice();
  customer!: Customer;
  ownBackend: MockBackend | undefined;
  /** The person whom a step named last: 'she' and 'he' mean this person. */
  person: Persona | undefined;
  lastStep = '';
  readonly trace = new Trace();
  /** The seconds that passed since the app was opened. */
  secondsPassed = 0;
  /** The faults set so far. `since` counts the requests that the server had received before the fault. */
  readonly faults: { readonly call: Call; readonly since: number }[] = [];
  /** The messages that the scenario makes the server answer. */
  readonly serverSentences = new Set<string>();
  /** The log lines that the scenario mentioned. */
  readonly mentionedLogLines: string[] = [];

  /** The mock backend; throws in the demo, which has its backend inside the page. */
  get backend(): MockBackend {
    return this.ownBackend ?? fail('The demo has its backend inside the page: this step cannot be used there.');
  }

  /** The log lines that the scenario has not mentioned, each as often as it was logged. */
  unmentionedLogLines(): readonly string[] {
    const told = [...this.mentionedLogLines];
    return this.customer.loggedFailures().filter((line) => {
      const index = told.indexOf(line);
      if (index >= 0) told.splice(index, 1);
      return index < 0;
    });
  }

  /** Waits until the page is idle: a text that is still missing then will not appear. */
  settles(): Promise<void> {
    return this.customer.hasOpened() ? this.customer.waitsUntilIdle() : Promise.resolve();
  }

  /** Throws if the app is open already, because a device must be set up before. */
  expectUnopened(): void {
    if (this.customer.hasOpened()) throw new ScenarioError('The app is open already: say this before the first page.');
  }

  /** The time on the device, in milliseconds since the epoch. */
  get now(): number {
    return this.device.startsAt + this.secondsPassed * 1000;
  }
}
