import type { Logger } from '../../src/ports/logger';

/** Keeps what is logged, so that a test can look at it. */
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
