import type { Telemetry, TelemetryEvent } from '../../ports/telemetry';

/** Telemetry that is switched off. */
export class NoTelemetry implements Telemetry {
  record(_event: TelemetryEvent): void {}
}
