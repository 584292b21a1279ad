import type { Page, Request } from 'playwright-core';

/** The calls that a page waits for. */
export class BrowserCalls {
  private readonly open = new Set<Request>();

  watch(page: Page): void {
    this.open.clear();
    page.on('request', (request) => {
      if (isCall(request)) this.open.add(request);
    });
    // Of a page that is left, too, every call ends in one of them.
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  get openCount(): number {
    return this.open.size;
  }
}

function isCall(request: Request): boolean {
  return ['xhr', 'fetch'].includes(request.resourceType());
}
