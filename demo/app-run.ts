import type { WebStorage } from '../src/adapters/browser/web-storage';
import type { Device } from '../src/app/device';
import type { OutwardNavigation } from '../src/ports/outward-navigation';
import type { Logger } from '../src/ports/logger';
import { simulatedGeolocation, type SimulatedPosition } from './simulated-geolocation';

interface AppRunOptions {
  readonly now: () => number;
  readonly storage: WebStorage;
  readonly logger: Logger;
  readonly position: () => SimulatedPosition;
  readonly outwardNavigation: OutwardNavigation;
}

/**
 * One run of the app in a demo, which restarts the app without a page load. After `end`, the run's timers stop, and it writes
 * nothing more to the storage or the log.
 */
export class AppRun {
  private hasEnded = false;
  private readonly timers = new Set<ReturnType<typeof setInterval>>();

  constructor(private readonly options: AppRunOptions) {}

  /** The device that the app of this run uses. Its shared storage is the tab's too, because each tab is a separate demo. */
  device(): Device {
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
