import type { Page } from 'playwright-core';

/** What goes to the console of a page and should not, or only where a story tells of it. */
export class PageErrors {
  /** Every line of the console, for whoever wants to know why a scenario failed. */
  readonly console: string[] = [];
  /** What the app logged as failures. */
  readonly logged: string[] = [];
  private readonly uncaught: string[] = [];
  private readonly failedLoads: string[] = [];
  private readonly warnings: string[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.uncaught.push(String(error)));
    page.on('console', (line) => {
      this.console.push(`${line.type()}: ${line.text()}`);
      if (line.type() === 'warning') this.warnings.push(line.text());
      if (line.type() !== 'error') return;
      const isFailedLoad = line.text().startsWith('Failed to load resource');
      if (isFailedLoad) this.failedLoads.push(`${line.text()} ${line.location().url}`);
      else this.logged.push(line.text());
    });
  }

  /** The browser echoes each failed call that the app logs; an echo without a log line is a file that was not found. */
  get unexpectedErrors(): readonly string[] {
    return [...this.uncaught, ...this.warnings, ...(this.failedLoads.length > this.logged.length ? this.failedLoads : [])];
  }
}
