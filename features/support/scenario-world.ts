import { World } from '@cucumber/cucumber';
import type { MockBackend } from '../../mocks/backend';
import type { Call } from '../../mocks/calls';
import type { Customer } from '../../tests/library/customer';
import { newDevice } from '../../tests/library/device';
import { PERSONAS, PRONOUNS, whoIs, type Persona } from '../../tests/library/personas';
import { fail, ScenarioError } from '../../tests/library/scenario-error';
import { sessionOf } from '../../tests/library/server';
import { Trace } from './trace';

export class ScenarioWorld extends World {
  readonly device = newDevice();
  customer!: Customer;
  /** At the tab that a step has left for its copy. */
  customerAtOtherTab: Customer | undefined;
  goBackToKeptPage: () => Promise<void> | undefined = () => undefined;
  ownBackend: MockBackend | undefined;
  /** Named last by a step: 'she' and 'he' mean this person. */
  person: Persona | undefined;
  private atPage: Persona | undefined;
  lastStep = '';
  readonly trace = new Trace();
  /** By steps such as 'When 30 seconds pass'. */
  secondsPassed = 0;
  /** `since` is the index of the first request that the fault may affect. */
  readonly faults: { readonly call: Call; readonly since: number }[] = [];
  /** Later steps may quote them, like the app's own sentences. */
  readonly serverSentences = new Set<string>();
  readonly mentionedLogLines: string[] = [];

  get backend(): MockBackend {
    return this.ownBackend ?? fail('The demo has its backend inside the page: this step cannot be used there.');
  }

  /** A line that was logged twice needs two mentions. */
  unmentionedLogLines(): readonly string[] {
    const told = [...this.mentionedLogLines];
    return this.customer.loggedFailures().filter((line) => {
      const index = told.indexOf(line);
      if (index >= 0) told.splice(index, 1);
      return index < 0;
    });
  }

  /** A text that is still missing then will not appear. */
  settles(): Promise<void> {
    return this.customer.isOpened ? this.customer.waitsUntilIdle() : Promise.resolve();
  }

  /** Throws if the server does not know the person, who then has to sign up. */
  expectCustomer(person: Persona): void {
    if (this.ownBackend) sessionOf(this.ownBackend, person);
  }

  expectUnopened(): void {
    if (this.customer.isOpened) throw new ScenarioError('The app is open already: say this before the first page.');
  }

  /** Throws if the step is another person's. Whoever logs in is at the page from then on. */
  expectAtPage(step: string): void {
    const [, word = '', action = ''] = /^(\w+) (.*)/.exec(step) ?? [];
    if (!(word in PERSONAS || PRONOUNS.includes(word)) || action === 'has one pet') return;
    const person = whoIs(word, this.person);
    const takesOver = /^(?:logs in|asks for a code)$/.test(action);
    if (this.atPage && person !== this.atPage && !takesOver)
      fail(`${this.atPage.name} is at the page, and not ${person.name}. A person comes to it by 'logs in'.`);
    this.atPage = person;
  }

  /** On the device, in milliseconds since the epoch. */
  get now(): number {
    return this.device.startsAt + this.secondsPassed * 1000;
  }
}
