import type { Clock } from '../../src/ports/clock';

/** A clock whose time passes only when a test says so. */
export class HandWoundClock implements Clock {
  readonly listeners = new Set<() => void>();

  constructor(public instant = 0) {}

  now(): number {
    return this.instant;
  }

  everySecond(listener: () => void): () => void {
    // One function may listen twice.
    const tick = () => listener();
    this.listeners.add(tick);
    return () => void this.listeners.delete(tick);
  }

  /** Lets seconds pass, and then calls the listeners once, as on a device that slept. */
  pass(seconds: number): void {
    this.instant += seconds * 1000;
    for (const tick of this.listeners) tick();
  }
}
