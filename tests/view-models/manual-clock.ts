import type { Clock } from '../../src/ports/clock';

/** A clock that the test sets. */
export class ManualClock implements Clock {
  readonly listeners = new Set<() => void>();

  constructor(public instant = 0) {}

  now(): number {
    return this.instant;
  }

  everySecond(listener: () => void): () => void {
    // Wrapped, because the same function may be registered twice.
    const tick = () => listener();
    this.listeners.add(tick);
    return () => void this.listeners.delete(tick);
  }

  /** Lets seconds pass and calls the listeners once, like a device after sleep. */
  pass(seconds: number): void {
    this.instant += seconds * 1000;
    for (const tick of this.listeners) tick();
  }
}
