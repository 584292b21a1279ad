import { injectionToken } from './injection-token';

export const TELEMETRY_OBJECTION_STORAGE_PORT = injectionToken<TelemetryObjectionStorage>('TelemetryObjectionStorage');

/** Stores a customer's objection to telemetry, for all tabs of the device. */
export interface TelemetryObjectionStorage {
  /** Whether the customer has objected; false if nothing valid is stored. */
  read(): boolean;
  write(hasObjected: boolean): void;
  /** Calls the listener when another tab changes the objection. */
  onChange(listener: () => void): void;
}
