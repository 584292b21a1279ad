/** Aborts each call's signal when the next call begins, so that the caller ignores a late answer. */
export class LatestOnly {
  private controller = new AbortController();

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  begin(): AbortSignal {
    this.end();
    return this.signal;
  }

  end(): void {
    this.controller.abort();
    this.controller = new AbortController();
  }
}
