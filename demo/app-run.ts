import type { WebStorage } from '../src/adapters/browser/web-storage';
import type { BrowserEnvironment } from '../src/app/browser-environment';
import type { OutwardNavigation } from '../src/ports/navigation';
import type { Logger } from '../src/ports/telemetry';
import { simulatedGeolocation, type SimulatedPosition } from './simulated-geolocation';

interface AppRunOptions {
  readonly now: () => number;
  readonly storage: WebStorage;
  readonly logger: Logger;
  readonly position: () => SimulatedPosition;
  readonly outwardNavigation: OutwardNavigation;
}

/**
 * One run of the app in a demo. A demo restarts the app without a page load: it ends one run and begins the next. After `end`, the
 * run's timers are stopped, and its writes to the storage and the log are ignored.
 */
export class AppRun {
  private hasEnded = false;
  private readonly timers = new Set<ReturnType<typeof setInterval>>();

  constructor(private readonly options: AppRunOptions) {}

  /** The browser environment of this run's app. Its `sharedStorage` belongs to this tab only, because each tab is a separate demo. */
  browser(): BrowserEnvironment {
    const { now, position, outwardNavigation } = this.options;
    const storage = this.storage();
    return {
      clock: { now, everySecond: (listener) => this.everySecond(listener) },
      logger: this.logger(),
      geolocation: simulatedGeolocation(position),
      tabStorage: storage,
      sharedStorage: storage,
      outwardNavigation,
      otherTabs: new EventTarget(),
    };
  }

  end(): void {
    this.hasEnded = true;
    for (const timer of this.timers) clearInterval(timer);
  }

  private everySecond(listener: () => void): () => void {
    if (this.hasEnded) return () => {};
    const timer = setInterval(listener, 1000);
    this.timers.add(timer);
    return () => {
      this.timers.delete(timer);
      clearInterval(timer);
    };
  }

  private logger(): Logger {
    const { logger } = this.options;
    return {
      error: (message) => void (this.hasEnded || logger.error(message)),
    };
  }

  private storage(): WebStorage {
    const { storage } = this.options;
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => !this.hasEnded && storage.setItem(key, value),
      removeItem: (key) => !this.hasEnded && storage.removeItem(key),
    };
  }
}
