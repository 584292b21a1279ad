import type { Logger } from '../../ports/telemetry';

export class ConsoleLogger implements Logger {
  error(message: string): void {
    console.error(message);
  }
}
