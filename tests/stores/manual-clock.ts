import type { Clock } from '../../src/ports/device';

export class ManualClock implements Clock {
  readonly listeners = new Set<() => void>();

  constructor(public instant = 0) {}

  now(): number {
    return this.instant;
  }

  everySecond(listener: () => void): () => void {
    // A Set stores the same function only once, even if it is registered twice.
    const tick = () => listener();
    this.listeners.add(tick);
    return () => void this.listeners.delete(tick);
  }

  /** Calls each listener only once, as a device does when it wakes up from sleep. */
  pass(seconds: number): void {
    this.instant += seconds * 1000;
    for (const tick of this.listeners) tick();
  }
}
