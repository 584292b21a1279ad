import type { Telemetry, TelemetryEvent } from '../../ports/telemetry';
import { sentEventOf, type SentEvent } from './sent-event';
import type { TelemetryOptions } from './options';

/** The longest wait of an event for others that are sent with it. */
const LONGEST_WAIT_IN_MILLISECONDS = 5000;

/** Further events of a batch are dropped: an error that repeats itself must not cost the customer's data volume. */
const MOST_IN_BATCH = 50;

/** Sends batches of events as JSON: 5 s after the first event, or when the page is hidden. Keeps nothing that cannot be sent. */
export class Beacon implements Telemetry {
  private batch: SentEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: TelemetryOptions) {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.flush());
  }

  record(event: TelemetryEvent): void {
    const { page, base } = this.options;
    if (this.batch.length < MOST_IN_BATCH) this.batch.push(sentEventOf(event, page(), base));
    this.timer ??= setTimeout(() => this.flush(), LONGEST_WAIT_IN_MILLISECONDS);
    // Web vitals are final when the page is hidden, perhaps after the batch has left.
    if (document.visibilityState === 'hidden') this.flush();
  }

  private flush(): void {
    const { url, release, isWanted } = this.options;
    const events = this.batch;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.batch = [];
    // A text has the content type text/plain, for which browsers ask the server nothing before.
    if (events.length > 0 && isWanted()) navigator.sendBeacon(url, JSON.stringify({ release, events }));
  }
}
