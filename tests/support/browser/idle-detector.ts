/** A page that has not changed or asked for anything in so long has come to rest, whatever is still waited for. */
const QUIET_IN_MILLISECONDS = 3000;
const LOOKS_IN_QUIET = 100;
const PAUSE_IN_MILLISECONDS = 5;

/** Tells from what is looked at again and again whether a page still does something. */
export class IdleDetector {
  private lastNews = '';
  private since = 0;
  private looks = 0;

  /** Pauses for a moment where something is new or awaited; answers false where nothing more is to come. */
  async wait(news: string, isWaiting: boolean): Promise<boolean> {
    const now = performance.now();
    if (news !== this.lastNews || isWaiting) {
      this.lastNews = news;
      this.since = now;
      this.looks = 0;
    }
    this.looks += 1;
    if (this.looks > LOOKS_IN_QUIET && now - this.since > QUIET_IN_MILLISECONDS) {
      // Whoever waits next begins to count again.
      this.lastNews = '';
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MILLISECONDS));
    return true;
  }
}
