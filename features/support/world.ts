import { World } from '@cucumber/cucumber';
import type { MockBackend } from '../../mocks/backend';
import type { Device } from './assembly';
import type { Customer } from './customer';

/** Friday 20 November 2026, 10:00 in India: when every story begins that does not say otherwise. */
export const STORY_BEGINS_AT = Date.parse('2026-11-20T10:00:00+05:30');

/** What the steps of one scenario share. */
export class Story extends World {
  readonly device: Device = { startsAt: STORY_BEGINS_AT, timeZone: 'Asia/Kolkata', localStorage: new Map() };
  customer!: Customer;
  ownBackend: MockBackend | undefined;

  /** The mock backend; throws in the demo, where it is out of the stories' reach. */
  get backend(): MockBackend {
    if (!this.ownBackend) throw new Error('The demo has its backend inside the page: this step cannot be used there.');
    return this.ownBackend;
  }
}
