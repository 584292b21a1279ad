import type { Logger } from '../../src/ports/logger';

/** Keeps the logged messages for tests. */
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
