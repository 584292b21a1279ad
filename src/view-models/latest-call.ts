/** Separates the latest call from earlier ones, whose answers no longer count. */
export class LatestCall {
  private controller = new AbortController();

  /** The signal of the latest call. It aborts when the call ends or the next one begins. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Begins a call and aborts the one before. */
  begin(): AbortSignal {
    this.end();
    return this.signal;
  }

  end(): void {
    this.controller.abort();
    this.controller = new AbortController();
  }
}
