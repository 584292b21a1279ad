import type { Telemetry, TelemetryEvent } from '../../src/ports/telemetry';

export class RecordingTelemetry implements Telemetry {
  readonly events: TelemetryEvent[] = [];

  record(event: TelemetryEvent): void {
    this.events.push(event);
  }
}
