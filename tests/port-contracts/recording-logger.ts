import type { Logger } from '../../src/ports/telemetry';

/** A logger that stores its messages in a list, for tests to read. */
export class RecordingLogger implements Logger {
  readonly errors: string[] = [];

  error(message: string): void {
    this.errors.push(message);
  }
}
