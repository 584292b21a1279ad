import type { Clock } from '../../src/ports/clock';

/** A clock that moves only when the test moves it. */
export class ManualClock implements Clock {
  readonly listeners = new Set<() => void>();

  constructor(public instant = 0) {}

  now(): number {
    return this.instant;
  }

  everySecond(listener: () => void): () => void {
    // Wrapped, because a set would store a function that is registered twice only once.
    const tick = () => listener();
    this.listeners.add(tick);
    return () => void this.listeners.delete(tick);
  }

  /** Lets seconds pass, and then calls each listener once only, as on a device after sleep. */
  pass(seconds: number): void {
    this.instant += seconds * 1000;
    for (const tick of this.listeners) tick();
  }
}
