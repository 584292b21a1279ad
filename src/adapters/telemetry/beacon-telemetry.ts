import type { Telemetry, TelemetryEvent } from '../../ports/telemetry';
import { sendableEventOf, type SendableEvent } from './sendable-event';

interface BeaconOptions {
  /** Where events go: a URL, or a path on the app's own host. */
  readonly url: string;
  readonly release: string;
  /** The app's base URL, which ends with a slash. */
  readonly base: string;
  /** Returns the name of the current page, such as 'walking/package'. */
  readonly page: () => string;
}

/** The longest time that the first event of a batch waits for further events. */
const LONGEST_WAIT_IN_MILLISECONDS = 5000;

/** The highest number of events in a batch. Further ones are dropped: a repeated error must not use up the customer's data volume. */
const MOST_IN_BATCH = 50;

/** Sends batches of events as JSON, 5 s after the first event or when the page is hidden. A batch that cannot be sent is lost. */
export class BeaconTelemetry implements Telemetry {
  private batch: SendableEvent[] = [];

  constructor(private readonly options: BeaconOptions) {
    document.addEventListener('visibilitychange', () => document.hidden && this.flush());
  }

  record(event: TelemetryEvent): void {
    const { batch, options } = this;
    if (batch.length === 0) setTimeout(() => this.flush(), LONGEST_WAIT_IN_MILLISECONDS);
    if (batch.length < MOST_IN_BATCH) batch.push(sendableEventOf(event, options.page(), options.base));
  }

  private flush(): void {
    const { batch, options } = this;
    this.batch = [];
    if (batch.length === 0) return;
    // A string is sent as text/plain, which needs no CORS preflight request.
    navigator.sendBeacon(options.url, JSON.stringify({ release: options.release, events: batch }));
  }
}
