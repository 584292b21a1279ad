import type { Telemetry, TelemetryEvent } from '../../src/ports/telemetry';

/** A telemetry adapter that stores its events in a list, for tests to read. */
export class RecordingTelemetry implements Telemetry {
  readonly events: TelemetryEvent[] = [];

  record(event: TelemetryEvent): void {
    this.events.push(event);
  }
}
