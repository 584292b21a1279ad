/** Aborts the signal of a call when the next one begins, so that late answers of earlier calls can be ignored. */
export class LatestCallAbortController {
  private controller = new AbortController();

  /** The signal of the latest call. It is aborted when the call ends or the next call begins. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Begins a call, aborts the signal of the previous call, and returns the new signal. */
  begin(): AbortSignal {
    this.end();
    return this.signal;
  }

  end(): void {
    this.controller.abort();
    this.controller = new AbortController();
  }
}
