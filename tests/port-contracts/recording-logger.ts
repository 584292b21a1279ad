import type { Logger } from '../../src/ports/logger';

/** A logger that stores its messages in lists, for tests. */
export class RecordingLogger implements Logger {
  readonly errors: string[] = [];
  readonly infos: string[] = [];

  error(message: string): void {
    this.errors.push(message);
  }

  info(message: string): void {
    this.infos.push(message);
  }
}
