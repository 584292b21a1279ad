import type { Page } from 'playwright-core';

/** Browsers before Chrome 108 say so of the viewport's newest key, and go on without it. */
const UNKNOWN_VIEWPORT_KEY = 'The key "interactive-widget" is not recognized and ignored.';

/** The demo's service worker took over between the preload of a script and its use. Chromium fetches the script again. */
const UNUSED_PRELOAD = /^A preload for '.*' is found, but is not used because it is a cross-world service worker resource mismatch\.$/;

/** Errors and warnings on the console of a page. */
export class PageErrors {
  /** All console lines, as evidence for a failed scenario. */
  readonly console: string[] = [];
  /** The failures that the app logged. */
  readonly logged: string[] = [];
  private readonly uncaught: string[] = [];
  private readonly failedLoads: string[] = [];
  private readonly warnings: string[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.uncaught.push(String(error)));
    page.on('console', (line) => {
      this.console.push(`${line.type()}: ${line.text()}`);
      if (line.type() === 'warning' && line.text() !== UNKNOWN_VIEWPORT_KEY && !UNUSED_PRELOAD.test(line.text())) this.warnings.push(line.text());
      if (line.type() !== 'error') return;
      const isFailedLoad = line.text().startsWith('Failed to load resource');
      if (isFailedLoad) this.failedLoads.push(`${line.text()} ${line.location().url}`);
      else this.logged.push(line.text());
    });
  }

  /** Browsers report each failed call, and the app logs it too. More reports than log lines mean that a file is missing. */
  get unexpectedErrors(): readonly string[] {
    return [...this.uncaught, ...this.warnings, ...(this.failedLoads.length > this.logged.length ? this.failedLoads : [])];
  }
}
