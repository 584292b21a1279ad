import type { Logger, Telemetry, TelemetryEvent } from '../../ports/telemetry';
import type { TelemetryOptions } from '../telemetry/options';

/** The highest number of events that wait until the telemetry code is downloaded. Further events are dropped. */
const MOST_WAITING = 20;

interface LazyTelemetryOptions extends TelemetryOptions {
  readonly logger: Logger;
}

/** Telemetry whose code is downloaded after `start`. Events wait for the download; while the customer objects, they are dropped. */
export class LazyTelemetry implements Telemetry {
  private waiting: TelemetryEvent[] = [];
  private isStarted = false;
  private loading: Promise<void> | undefined;
  private adapter: Telemetry | undefined;

  constructor(private readonly options: LazyTelemetryOptions) {}

  record(event: TelemetryEvent): void {
    if (!this.options.isWanted()) this.waiting = [];
    else if (this.adapter) this.adapter.record(event);
    else {
      if (this.waiting.length < MOST_WAITING) this.waiting.push(event);
      this.load();
    }
  }

  /** Called once the notice about telemetry is on the page. From then on, events may be sent. */
  start(): void {
    this.isStarted = true;
    this.load();
  }

  private load(): void {
    if (this.isStarted && this.options.isWanted()) this.loading ??= this.connect();
  }

  /** Downloads the adapter and hands the waiting events to it. A failed download is logged, and this page load then sends no events. */
  private async connect(): Promise<void> {
    try {
      const { BeaconTelemetry } = await import('../telemetry/beacon-telemetry');
      this.adapter = new BeaconTelemetry(this.options);
      for (const event of this.waiting) this.record(event);
    } catch {
      this.options.logger.error('Telemetry could not be fetched.');
    }
    this.waiting = [];
  }
}
