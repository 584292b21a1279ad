import type { Page } from 'playwright-core';

/** Harmless: Chrome before version 108 does not know this key of the viewport tag. */
const UNKNOWN_VIEWPORT_KEY = 'The key "interactive-widget" is not recognized and ignored.';

/** Harmless: the demo's service worker started after a script's preload, so Chromium fetches the script again. */
const UNUSED_PRELOAD =
  /^A preload for '.*' is found, but is not used because it is a cross-world service worker resource mismatch\.$/;

/** A customer's list that is answered by 404 is empty (decision P9). The app logs nothing. */
const NONE_YET = /status of 404 .*\/api\/user\/\d+\/(?:address|pets)$/;

export class PageErrors {
  readonly logged: string[] = [];
  private readonly uncaught: string[] = [];
  private readonly failedLoads: string[] = [];
  private readonly warnings: string[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.uncaught.push(String(error)));
    page.on('console', (line) => {
      if (line.type() === 'warning' && line.text() !== UNKNOWN_VIEWPORT_KEY && !UNUSED_PRELOAD.test(line.text()))
        this.warnings.push(line.text());
      if (line.type() !== 'error') return;
      const isFailedLoad = line.text().startsWith('Failed to load resource');
      const failedLoad = `${line.text()} ${line.location().url}`;
      if (!isFailedLoad) this.logged.push(line.text());
      else if (!NONE_YET.test(failedLoad)) this.failedLoads.push(failedLoad);
    });
  }

  /** For each failed call, browser and app each log one line. If the browser has logged more of them, a file is missing. */
  get unexpectedErrors(): readonly string[] {
    return [
      ...this.uncaught,
      ...this.warnings,
      ...(this.failedLoads.length > this.logged.length ? this.failedLoads : []),
    ];
  }
}
