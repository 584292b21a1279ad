import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { messages } from '../../src/domain/messages';
import { Customer } from '../support/customer';
import { newDevice, type Device } from '../support/device';
import { DETAILS } from '../support/details';
import type { Driver } from '../support/driver';
import { giveAll, plainEntries } from '../support/entries';
import { API_BASE_URL } from '../support/in-process/app-program';
import { Tab } from '../support/in-process/tab';
import { arriveAt, fillIn, goOn } from '../support/journey';
import { pageOf, THANK_YOU_PAGE, type ServiceName } from '../support/pages';
import { PEOPLE, type Person } from '../support/people';
import { hears } from '../support/perception';
import { received, sessionOf } from '../support/server';
import { expectSame } from '../support/story-error';
import { typed, type Day } from './days';

/** A customer whom the device knows, and a visitor who is new. */
export const { Asha: ASHA, Meera: MEERA } = PEOPLE as Readonly<Record<'Asha' | 'Meera', Person>>;

/** All services. */
export const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];

/** What a service's page calls the day. */
export function dateOf(service: ServiceName): string {
  return service === 'walking' ? 'Start date' : 'Date';
}

interface Beginning {
  /** The time zone of the device. */
  readonly timeZone: string;
  /** What its clock says, in milliseconds since the epoch. */
  readonly startsAt: number;
  readonly service: ServiceName;
  /** By how many seconds the server's clock is ahead of the device's. */
  readonly serverAhead?: number;
  /** Whom the device knows from an earlier visit. */
  readonly known?: Person;
}

/** The booking of one service, on a device and a server with a clock each. */
export class Story {
  private secondsPassed = 0;
  readonly customer: Customer;
  readonly service: ServiceName;

  constructor(
    { timeZone, startsAt, service, known }: Beginning,
    readonly backend: MockBackend,
    tabOn: (device: Device) => Driver,
  ) {
    const localStorage = new Map(known ? [['userData', JSON.stringify(sessionOf(backend, known))]] : []);
    this.service = service;
    this.customer = new Customer(tabOn(newDevice({ startsAt, timeZone, localStorage })));
  }

  /** A story without a browser. */
  static begin(beginning: Beginning): Story {
    const { startsAt, serverAhead = 0 } = beginning;
    const told: { story?: Story } = {};
    // The backend looks at its clock before the story has begun.
    const clock = { now: () => (told.story?.now ?? startsAt) + serverAhead * 1000 };
    const backend = createMockBackend({ clock, baseUrl: API_BASE_URL });
    const story = new Story(beginning, backend, (device) => new Tab(device, backend));
    told.story = story;
    return story;
  }

  /** The instant on the device's clock, in milliseconds since the epoch. */
  get now(): number {
    return this.customer.driver.device.startsAt + this.secondsPassed * 1000;
  }

  /** The first days of the bookings that reached the server, whatever it answered. */
  get sentDates(): readonly unknown[] {
    return received(this.backend, `POST user/createBooking/${this.service}`).map(({ service_start_date: date }) => date);
  }

  /** Lets time pass, on the server too; a negative count sets the clocks back. */
  async pass(seconds: number): Promise<void> {
    this.secondsPassed += seconds;
    await this.customer.waits(seconds);
  }

  arrivesAt(step: string): Promise<void> {
    return arriveAt(this.customer, pageOf(this.service, step));
  }

  /** Opens the first page and comes to the date page; walking may be booked with another package than the plainest. */
  async comesToDatePage(packageName?: string): Promise<void> {
    await this.customer.opens(pageOf(this.service, 'package page').path);
    await giveAll(this.customer, { ...this.plainEntriesOf('package page'), ...(packageName && { Package: packageName }) });
    await goOn(this.customer);
    await this.arrivesAt('date page');
  }

  /** Gives the plain answers of the date page with a day of one's own, typed as the date picker takes it, and presses Next. */
  async choosesDay(day: Day): Promise<void> {
    await giveAll(this.customer, { ...this.plainEntriesOf('date page'), [dateOf(this.service)]: typed(day) });
    await goOn(this.customer);
  }

  /** Chooses another day, with all else as it is, and presses Next. */
  async choosesOtherDay(day: Day): Promise<void> {
    await this.arrivesAt('date page');
    await giveAll(this.customer, { [dateOf(this.service)]: typed(day) });
    await hears(this.customer, []);
    await goOn(this.customer);
  }

  /** Gives the plain answers of steps, one after the other, each time with the button that leads on. */
  async givesSteps(...steps: readonly string[]): Promise<void> {
    for (const step of steps) {
      await this.fillsIn(step);
      await goOn(this.customer);
    }
  }

  /** Gives the plain answers of a step, and stays there. */
  fillsIn(step: string): Promise<void> {
    return fillIn(this.customer, { service: this.service, step }, { person: step === 'sign-up page' ? MEERA : ASHA, now: this.now });
  }

  /** The date page asks for a day, and for nothing else; nothing was sent. */
  async isAskedForDay(): Promise<void> {
    await this.arrivesAt('date page');
    const message = this.service === 'walking' ? messages.walking.startDateMissing : messages.appointment.dateMissing;
    await hears(this.customer, [{ field: dateOf(this.service), message }]);
    expectSame('What was sent', this.sentDates, []);
  }

  /** The day that stands on the date page. */
  async day(): Promise<string> {
    return (await this.customer.valuesOf(DETAILS.read(dateOf(this.service)))).join();
  }

  /** Sends the booking, whose summary is open; answers the days of all bookings that the server has got. */
  async sends(): Promise<readonly unknown[]> {
    await this.arrivesAt('summary');
    await goOn(this.customer);
    await arriveAt(this.customer, THANK_YOU_PAGE);
    return this.sentDates;
  }

  /** The plain answers of a step at this instant. */
  private plainEntriesOf(step: string) {
    return plainEntries(this.service, step, { person: ASHA, now: this.now });
  }
}
