/** Gives each call a signal, and aborts it when the next call begins. The caller then knows to ignore a late answer. */
export class LatestOnly {
  private controller = new AbortController();

  /** The signal of the latest call. It is aborted when the call ends or the next call begins. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Aborts the signal of the previous call, and returns the signal of a new one. */
  begin(): AbortSignal {
    this.end();
    return this.signal;
  }

  end(): void {
    this.controller.abort();
    this.controller = new AbortController();
  }
}
