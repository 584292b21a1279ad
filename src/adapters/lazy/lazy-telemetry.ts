import type { Logger, Telemetry, TelemetryEvent } from '../../ports/telemetry';
import type { TelemetryOptions } from '../telemetry/options';

/** The highest number of events that wait until the telemetry code is downloaded. Further events are dropped. */
const MOST_WAITING = 20;

interface LazyTelemetryOptions extends TelemetryOptions {
  readonly logger: Logger;
}

/** Telemetry whose code is downloaded at the first event. Events wait for the download. */
export class LazyTelemetry implements Telemetry {
  private waiting: TelemetryEvent[] = [];
  private loading: Promise<void> | undefined;
  private adapter: Telemetry | undefined;

  constructor(private readonly options: LazyTelemetryOptions) {}

  record(event: TelemetryEvent): void {
    if (this.adapter) this.adapter.record(event);
    else {
      if (this.waiting.length < MOST_WAITING) this.waiting.push(event);
      this.loading ??= this.connect();
    }
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
