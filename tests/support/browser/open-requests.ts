import type { Page, Request } from 'playwright-core';

/** The requests that a page waits for, its code and pictures among them. */
export class OpenRequests {
  private readonly open = new Set<Request>();
  /** How many requests the page has made so far. */
  begun = 0;

  watch(page: Page): void {
    this.open.clear();
    page.on('request', (request) => {
      this.begun += 1;
      this.open.add(request);
    });
    // Of a page that is left, too, every request ends in one of them.
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  get count(): number {
    return this.open.size;
  }
}
