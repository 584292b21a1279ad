import type { Clock } from '../../src/ports/clock';

/** A clock that stands still until time passes in the story. */
export class CoreClock implements Clock {
  private readonly listeners = new Set<() => void>();

  constructor(private instant: number) {}

  now(): number {
    return this.instant;
  }

  everySecond(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Lets time pass; listeners hear of it once, as timers do on a device that slept. */
  pass(seconds: number): void {
    this.instant += seconds * 1000;
    for (const listener of this.listeners) listener();
  }
}
