import type { Telemetry, TelemetryEvent } from '../../ports/telemetry';
import { sentEventOf, type SentEvent } from './sent-event';
import type { TelemetryOptions } from './options';

/** The longest wait of an event for others that are sent with it. */
const LONGEST_WAIT_IN_MILLISECONDS = 5000;

/** Further events of a batch are dropped: an error that repeats itself must not cost the customer's data volume. */
const MOST_IN_BATCH = 50;

/** Sends batches of events as JSON: at the latest 5 s after the first event, and when the page is hidden. Keeps nothing that cannot be sent. */
export class Beacon implements Telemetry {
  private batch: SentEvent[] = [];

  constructor(private readonly options: TelemetryOptions) {
    document.addEventListener('visibilitychange', () => document.hidden && this.flush());
  }

  record(event: TelemetryEvent): void {
    const { batch, options } = this;
    if (batch.length === 0) setTimeout(() => this.flush(), LONGEST_WAIT_IN_MILLISECONDS);
    if (batch.length < MOST_IN_BATCH) batch.push(sentEventOf(event, options.page(), options.base));
    // Web vitals are final when the page is hidden, perhaps after the batch has left.
    if (document.hidden) this.flush();
  }

  private flush(): void {
    const { batch, options } = this;
    this.batch = [];
    if (batch.length === 0 || !options.isWanted()) return;
    // A text has the content type text/plain, for which browsers ask the server nothing before.
    navigator.sendBeacon(options.url, JSON.stringify({ release: options.release, events: batch }));
  }
}
