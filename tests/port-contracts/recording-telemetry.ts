import type { Telemetry, TelemetryEvent } from '../../src/ports/telemetry';

/** Telemetry that notes its events. */
export class RecordingTelemetry implements Telemetry {
  readonly events: TelemetryEvent[] = [];

  record(event: TelemetryEvent): void {
    this.events.push(event);
  }
}
