import { CoreCustomer } from '../../features/assemblies/core-customer';
import { setPatience } from '../../features/support/eventually';
import type { Person } from '../../features/support/people';
import { received, sessionOf } from '../../features/support/server';
import type { ServiceName } from '../../features/support/pages';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { interceptWith } from '../../mocks/node';

const API_BASE_URL = 'http://time.example.test/';
const PATIENCE_IN_MILLISECONDS = 3000;

interface Beginning {
  /** The time zone of the device. */
  readonly timeZone: string;
  /** What its clock says, in milliseconds since the epoch. */
  readonly startsAt: number;
  /** By how many seconds the server's clock is ahead of the device's. */
  readonly serverAhead?: number;
  /** Whom the device knows from an earlier visit. */
  readonly known?: Person;
}

/** A customer without a browser, whose device has a clock and a time zone, and a server with a clock of its own. */
export class Story {
  private secondsPassed = 0;

  private constructor(
    readonly customer: CoreCustomer,
    readonly backend: MockBackend,
    private readonly startsAt: number,
    private readonly stopServer: () => void,
  ) {}

  static begin({ timeZone, startsAt, serverAhead = 0, known }: Beginning): Story {
    setPatience(PATIENCE_IN_MILLISECONDS);
    const serverClock = { now: () => story.now + serverAhead * 1000 };
    const backend = createMockBackend({ clock: serverClock, baseUrl: API_BASE_URL });
    const interception = interceptWith(backend);
    const localStorage = new Map(known ? [['userData', JSON.stringify(sessionOf(backend, known))]] : []);
    const device = { startsAt, timeZone, location: 'unavailable' as const, isPhone: true, hasServiceWorkers: false, localStorage };
    const customer = new CoreCustomer({ apiBaseUrl: API_BASE_URL, device });
    const story = new Story(customer, backend, startsAt, () => interception.stop());
    return story;
  }

  /** The instant on the device's clock, in milliseconds since the epoch. */
  get now(): number {
    return this.startsAt + this.secondsPassed * 1000;
  }

  /** Lets time pass, on the server too; a negative count sets the clocks back. */
  async pass(seconds: number): Promise<void> {
    this.secondsPassed += seconds;
    await this.customer.waits(seconds);
  }

  /** The first days of the bookings that reached the server, whatever it answered. */
  readonly sentDates = (service: ServiceName): readonly unknown[] =>
    received(this.backend, `POST user/createBooking/${service}`).map(({ service_start_date: date }) => date);

  async end(): Promise<void> {
    await this.customer.leaves();
    this.stopServer();
  }
}
