import type { Logger } from '../../src/ports/telemetry';

export class RecordingLogger implements Logger {
  readonly errors: string[] = [];

  error(message: string): void {
    this.errors.push(message);
  }
}
