import type { WebStorage } from '../src/adapters/browser/memory-storage';
import type { Device } from '../src/app/device';
import type { Logger } from '../src/ports/logger';
import { pretendedGeolocation, type Whereabouts } from './pretended-geolocation';

interface RunSurroundings {
  readonly now: () => number;
  readonly storage: WebStorage;
  readonly logger: Logger;
  readonly whereabouts: () => Whereabouts;
}

/**
 * The app from one start to the next. A demo starts it anew without loading the page, so what still lives of the run before
 * (timers, answers on their way) must not reach what the next one stores, nor the log.
 */
export class Run {
  private isOver = false;
  private readonly timers = new Set<ReturnType<typeof setInterval>>();

  constructor(private readonly surroundings: RunSurroundings) {}

  /** The device as the app of this run has it. Booking and session are the tab's: each tab tells a story of its own. */
  device(): Device {
    const { now, whereabouts } = this.surroundings;
    const storage = this.storage();
    return {
      clock: { now, everySecond: (listener) => this.everySecond(listener) },
      logger: this.logger(),
      geolocation: pretendedGeolocation(whereabouts),
      tabStorage: storage,
      sharedStorage: storage,
      otherTabs: new EventTarget(),
    };
  }

  end(): void {
    this.isOver = true;
    for (const timer of this.timers) clearInterval(timer);
  }

  private everySecond(listener: () => void): () => void {
    if (this.isOver) return () => {};
    const timer = setInterval(listener, 1000);
    this.timers.add(timer);
    return () => {
      this.timers.delete(timer);
      clearInterval(timer);
    };
  }

  private logger(): Logger {
    const { logger } = this.surroundings;
    return {
      error: (message) => void (this.isOver || logger.error(message)),
      info: (message) => void (this.isOver || logger.info(message)),
    };
  }

  private storage(): WebStorage {
    const { storage } = this.surroundings;
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => !this.isOver && storage.setItem(key, value),
      removeItem: (key) => !this.isOver && storage.removeItem(key),
    };
  }
}
