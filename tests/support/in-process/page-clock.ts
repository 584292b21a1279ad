/** A timer that waits for the story's time to pass, in milliseconds since the page was loaded. */
interface LongTimer {
  dueAt: number;
  readonly every: number | undefined;
  readonly run: () => void;
}

/** Timers below it are the page's own pace, such as a pause before the next press; others measure a person's time. */
const SHORTEST_LONG_DELAY_IN_MILLISECONDS = 1000;

/**
 * The time of one page load. The date stands still until the story lets time pass. Short timers run at once, so that no test
 * waits; long ones (countdowns, the limit of a call) run only when the story's time reaches them.
 */
export class PageClock {
  private passed = 0;
  /** Whatever the date says: a clock that is set back holds up no timer. */
  private elapsed = 0;
  private lastId = 0;
  private isStopped = false;
  private readonly long = new Map<number, LongTimer>();
  private readonly short = new Map<number, NodeJS.Immediate>();
  /** The short timers that wait until the clock goes on; undefined while it does. */
  private held: Map<number, () => void> | undefined;

  constructor(private readonly startsAt: number) {}

  get now(): number {
    return this.startsAt + this.passed;
  }

  /** Whether a short timer is about to run. */
  get isBusy(): boolean {
    return this.short.size > 0;
  }

  get timerCount(): number {
    return this.short.size + this.long.size;
  }

  /** Lets time pass. Timers that have come due run once, as on a device that slept. A negative count sets the date back. */
  pass(milliseconds: number): void {
    this.passed += milliseconds;
    this.elapsed += Math.max(milliseconds, 0);
    for (const [id, timer] of [...this.long].toSorted(([, one], [, other]) => one.dueAt - other.dueAt)) {
      if (timer.dueAt > this.elapsed || !this.long.has(id)) continue;
      if (timer.every === undefined) this.long.delete(id);
      else timer.dueAt = this.elapsed + timer.every;
      timer.run();
    }
  }

  /** Keeps back the short timers that are set from now on, but for those that are due at once. */
  hold(): void {
    this.held = new Map();
  }

  /** Runs what was kept back. */
  goOn(): void {
    const held = this.held ?? new Map<number, () => void>();
    this.held = undefined;
    for (const [id, run] of held) this.runSoon(id, run);
  }

  /** Stops all timers for good, as leaving a page does. */
  stop(): void {
    this.isStopped = true;
    for (const immediate of this.short.values()) clearImmediate(immediate);
    this.short.clear();
    this.held = undefined;
    this.long.clear();
  }

  /** The functions and the date that the page has instead of the process's. */
  globals() {
    const clear = (id?: number) => {
      clearImmediate(this.short.get(id!));
      this.short.delete(id!);
      this.held?.delete(id!);
      this.long.delete(id!);
    };
    return {
      Date: this.dateClass(),
      // React draws in pieces of some milliseconds each. Here it draws at once: a slow machine must not look like a page at rest.
      performance: { now: () => this.elapsed },
      setTimeout: (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => this.set(() => run(...values), delay),
      setInterval: (run: () => void, delay: number) => this.set(run, delay, delay),
      clearTimeout: clear,
      clearInterval: clear,
      requestAnimationFrame: (run: (time: number) => void) => this.set(() => run(this.passed), 0),
      cancelAnimationFrame: clear,
      requestIdleCallback: (run: () => void) => this.set(run, 0),
      cancelIdleCallback: clear,
    };
  }

  private set(run: () => void, delay: number, every?: number): number {
    const id = ++this.lastId;
    // React may still draw a page that was left, in turns of the process's own.
    if (this.isStopped) return id;
    if (delay >= SHORTEST_LONG_DELAY_IN_MILLISECONDS) this.long.set(id, { dueAt: this.elapsed + delay, every, run });
    else if (this.held && delay > 0) this.held.set(id, run);
    else this.runSoon(id, run);
    return id;
  }

  private runSoon(id: number, run: () => void): void {
    const immediate = setImmediate(() => {
      this.short.delete(id);
      run();
    });
    this.short.set(id, immediate);
  }

  private dateClass(): DateConstructor {
    const now = () => this.now;
    return class extends Date {
      constructor(...values: unknown[]) {
        super(...((values.length > 0 ? values : [now()]) as [number]));
      }

      static override now(): number {
        return now();
      }
    } as DateConstructor;
  }
}
