import type { Page, Request } from 'playwright-core';

/** Those without a complete response: calls, scripts and pictures. */
export class OpenRequests {
  private readonly open = new Set<Request>();
  begun = 0;

  watch(page: Page): void {
    this.open.clear();
    page.on('request', (request) => {
      this.begun += 1;
      this.open.add(request);
    });
    // Every request ends with one of these events, also when the browser leaves the page.
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  get count(): number {
    return this.open.size;
  }
}
