import { World } from '@cucumber/cucumber';
import type { MockBackend } from '../../mocks/backend';
import type { Call } from '../../mocks/calls';
import type { Customer } from '../../tests/support/customer';
import { newDevice } from '../../tests/support/device';
import type { Persona } from '../../tests/support/personas';
import { fail, ScenarioError } from '../../tests/support/scenario-error';

/** What the steps of one scenario share. */
export class ScenarioWorld extends World {
  readonly device = newDevice();
  customer!: Customer;
  ownBackend: MockBackend | undefined;
  /** Whom the story named last; pronouns stand for them. */
  person: Persona | undefined;
  /** The text of the step before. */
  lastStep = '';
  /** The seconds that have passed since the app was opened. */
  secondsPassed = 0;
  /** The calls that the server was told to answer in another way, and how many requests it had had by then. */
  readonly faults: { readonly call: Call; readonly since: number }[] = [];
  /** What the server was told to say. */
  readonly serverSentences = new Set<string>();
  /** The lines of the log that the story has told of. */
  readonly mentionedLogLines: string[] = [];

  /** The mock backend; throws in the demo, where it is out of the stories' reach. */
  get backend(): MockBackend {
    return this.ownBackend ?? fail('The demo has its backend inside the page: this step cannot be used there.');
  }

  /** The lines of the log that the story has not told of, each as often as it stands there. */
  unmentionedLogLines(): readonly string[] {
    const told = [...this.mentionedLogLines];
    return this.customer.loggedFailures().filter((line) => {
      const index = told.indexOf(line);
      if (index >= 0) told.splice(index, 1);
      return index < 0;
    });
  }

  /** Waits until the page has come to rest: what is not there by then does not come. */
  settles(): Promise<void> {
    return this.customer.hasOpened() ? this.customer.waitsUntilIdle() : Promise.resolve();
  }

  /** Throws once the app is open, for what a device brings with it. */
  expectUnopened(): void {
    if (this.customer.hasOpened()) throw new ScenarioError('The app is open already: say this before the first page.');
  }

  /** The instant that it is on the device, in milliseconds since the epoch. */
  get now(): number {
    return this.device.startsAt + this.secondsPassed * 1000;
  }
}
