interface LongTimer {
  dueAt: number;
  readonly every: number | undefined;
  readonly run: () => void;
}

/** Timers with at least this delay wait until the test lets time pass. Shorter ones run at once. */
const SHORTEST_LONG_DELAY_IN_MILLISECONDS = 1000;

export class PageClock {
  private passed = 0;
  /** In milliseconds. Never decreases, so setting the date back delays no timer. */
  private elapsed = 0;
  private lastId = 0;
  private isStopped = false;
  private readonly long = new Map<number, LongTimer>();
  private readonly short = new Map<number, NodeJS.Immediate>();
  private held: Map<number, () => void> | undefined;

  constructor(private readonly startsAt: number) {}

  get now(): number {
    return this.startsAt + this.passed;
  }

  get isBusy(): boolean {
    return this.short.size > 0;
  }

  get timerCount(): number {
    return this.short.size + this.long.size;
  }

  /** An interval that is due several times runs once, as after a computer's sleep. A negative value sets the date back. */
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

  hold(): void {
    this.held = new Map();
  }

  goOn(): void {
    const held = this.held ?? new Map<number, () => void>();
    this.held = undefined;
    for (const [id, run] of held) this.runSoon(id, run);
  }

  stop(): void {
    this.isStopped = true;
    for (const immediate of this.short.values()) clearImmediate(immediate);
    this.short.clear();
    this.held = undefined;
    this.long.clear();
  }

  globals() {
    const clear = (id?: number) => {
      clearImmediate(this.short.get(id!));
      this.short.delete(id!);
      this.held?.delete(id!);
      this.long.delete(id!);
    };
    return {
      Date: this.dateClass(),
      // React pauses rendering after some milliseconds; this clock stands still, so it never does.
      performance: { now: () => this.elapsed, getEntriesByType: () => [] },
      setTimeout: (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
        this.set(() => run(...values), delay),
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
    // React may still set timers after the page was left.
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
