import { injectionToken } from './injection-token';

export const TELEMETRY_OBJECTION_STORAGE_PORT = injectionToken<TelemetryObjectionStorage>('TelemetryObjectionStorage');

/** Stores whether the customer objects to telemetry. All tabs of the browser share the answer. */
export interface TelemetryObjectionStorage {
  /** Whether the customer has objected; false if nothing valid is stored. */
  read(): boolean;
  write(hasObjected: boolean): void;
  /** Calls the listener when another tab changes the stored answer. */
  onChange(listener: () => void): void;
}
