import { World } from '@cucumber/cucumber';
import type { MockBackend } from '../../mocks/backend';
import type { Call } from '../../mocks/calls';
import type { Device } from './assembly';
import type { Customer } from './customer';
import type { Person } from './people';

/** Friday 20 November 2026, 10:00 in India: when every story begins that does not say otherwise. */
export const STORY_BEGINS_AT = Date.parse('2026-11-20T10:00:00+05:30');

/** What the steps of one scenario share. */
export class Story extends World {
  readonly device: Device = {
    startsAt: STORY_BEGINS_AT,
    timeZone: 'Asia/Kolkata',
    location: 'unavailable',
    localStorage: new Map(),
  };
  customer!: Customer;
  ownBackend: MockBackend | undefined;
  /** Whom the story named last; pronouns stand for them. */
  person: Person | undefined;
  /** The text of the step before. */
  lastStep = '';
  /** The seconds that have passed since the app was opened. */
  secondsPassed = 0;
  /** The calls that the server was told to fail, and the sentences that it was told to say. */
  readonly troubledCalls = new Set<Call>();
  readonly serverSentences = new Set<string>();
  /** How many lines of the log the story has told of. */
  toldLogLines = 0;

  /** The mock backend; throws in the demo, where it is out of the stories' reach. */
  get backend(): MockBackend {
    if (!this.ownBackend) throw new Error('The demo has its backend inside the page: this step cannot be used there.');
    return this.ownBackend;
  }

  /** The instant that it is on the device, in milliseconds since the epoch. */
  get now(): number {
    return this.device.startsAt + this.secondsPassed * 1000;
  }
}
