import type { Telemetry, TelemetryEvent } from '../../ports/telemetry';
import { sendableEventOf, type SendableEvent } from './sendable-event';

interface BeaconOptions {
  /** Or a path on the app's own host. */
  readonly url: string;
  readonly release: string;
  /** With a slash at its end. */
  readonly base: string;
  readonly page: () => string;
}

const LONGEST_WAIT_IN_MILLISECONDS = 5000;

/** A repeated error must not use up the customer's data volume. */
const MOST_IN_BATCH = 50;

/** Sends 5 s after the first event or when the page is hidden. A batch that cannot be sent is lost. */
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
