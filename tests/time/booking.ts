import { expect } from 'vitest';
import type { Customer } from '../../features/support/customer';
import { fillIn, goOn, arriveAt } from '../../features/support/journey';
import { giveAll, plainEntries } from '../../features/support/entries';
import { eventually } from '../../features/support/eventually';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../../features/support/pages';
import { PEOPLE, type Person } from '../../features/support/people';
import { messages } from '../../src/domain/messages';
import { typed, type Day } from './days';

/** A customer, the time on their device, and the days of the bookings that the server has got. */
interface Story {
  readonly customer: Customer;
  readonly now: number;
  readonly sentDates: (service: ServiceName) => readonly unknown[];
}

/** A customer whom the device knows, and a visitor who is new. */
export const { Asha: ASHA, Meera: MEERA } = PEOPLE as Readonly<Record<'Asha' | 'Meera', Person>>;

/** All services. */
export const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];

/** What a service's page calls the day. */
export function dateOf(service: ServiceName): string {
  return service === 'walking' ? 'Start date' : 'Date';
}

/** Opens a service's first page and comes to its date page; walking may be booked with another package than the plainest. */
export async function comesToDatePage(story: Story, service: ServiceName, packageName?: string): Promise<void> {
  const { customer } = story;
  await customer.opens(pageOf(service, 'package page').path);
  const entries = plainEntries(service, 'package page', { person: ASHA, now: story.now });
  await giveAll(customer, { ...entries, ...(packageName && { Package: packageName }) });
  await goOn(customer);
  await arriveAt(customer, pageOf(service, 'date page'));
}

/** Gives the plain answers of the date page with a day of one's own, typed as the date picker takes it, and presses Next. */
export async function choosesDay(story: Story, service: ServiceName, day: Day): Promise<void> {
  const { customer } = story;
  await giveAll(customer, { ...plainEntries(service, 'date page', { person: ASHA, now: story.now }), [dateOf(service)]: typed(day) });
  await goOn(customer);
}

/** Chooses another day, with all else as it is, and presses Next. */
export async function choosesOtherDay({ customer }: Story, service: ServiceName, day: Day): Promise<void> {
  await arriveAt(customer, pageOf(service, 'date page'));
  await giveAll(customer, { [dateOf(service)]: typed(day) });
  expect(await customer.complaints()).toEqual([]);
  await goOn(customer);
}

/** Gives the plain answers of steps, one after the other, each time with the button that leads on. */
export async function givesSteps(story: Story, service: ServiceName, ...steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    await fillIn(story.customer, { service, step }, { person: ASHA, now: story.now });
    await goOn(story.customer);
  }
}

/** The date page asks for a day, and for nothing else; nothing was sent. */
export async function isAskedForDay({ customer, sentDates }: Story, service: ServiceName): Promise<void> {
  await arriveAt(customer, pageOf(service, 'date page'));
  const message = service === 'walking' ? messages.walking.startDateMissing : messages.appointment.dateMissing;
  await eventually(async () => expect(await customer.complaints()).toEqual([{ field: dateOf(service), message }]));
  expect(sentDates(service)).toEqual([]);
}

/** Sends the booking, whose summary is open; answers the days of all bookings of the service that the server has got. */
export async function sends({ customer, sentDates }: Story, service: ServiceName): Promise<readonly unknown[]> {
  await arriveAt(customer, pageOf(service, 'summary'));
  await goOn(customer);
  await arriveAt(customer, THANK_YOU_PAGE);
  return sentDates(service);
}
