/** And after at least LOOKS_IN_QUIET looks at the page. */
const QUIET_IN_MILLISECONDS = 3000;
const LOOKS_IN_QUIET = 100;
const PAUSE_IN_MILLISECONDS = 5;

export class IdleDetector {
  private lastNews = '';
  private since = 0;
  private looks = 0;

  /** False if the page is idle; otherwise waits a moment. `news` differs after each change or request. */
  async wait(news: string, isWaiting: boolean): Promise<boolean> {
    const now = performance.now();
    if (news !== this.lastNews || isWaiting) {
      this.lastNews = news;
      this.since = now;
      this.looks = 0;
    }
    this.looks += 1;
    if (this.looks > LOOKS_IN_QUIET && now - this.since > QUIET_IN_MILLISECONDS) {
      // The next call sees a difference, and starts to count from zero.
      this.lastNews = '';
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MILLISECONDS));
    return true;
  }
}
