import type { Logger } from '../../ports/telemetry';

/** Logs to the browser's console. */
export class ConsoleLogger implements Logger {
  error(message: string): void {
    console.error(message);
  }
}
