import { GazetteerPlaces } from '../mocks/gazetteer/gazetteer-places';
import type { WebStorage } from '../src/adapters/browser/web-storage';
import type { BrowserEnvironment } from '../src/app/browser-environment';
import type { OutwardNavigation } from '../src/ports/navigation';
import type { Logger } from '../src/ports/telemetry';
import { simulatedGeolocation, type SimulatedPosition } from './simulated-geolocation';

interface RunOptions {
  readonly now: () => number;
  readonly storage: WebStorage;
  readonly logger: Logger;
  readonly position: () => SimulatedPosition;
  readonly outwardNavigation: OutwardNavigation;
}

/** A demo restarts the app without a page load. Timers of a run that has `ended` stop, and its writes to storage and log are ignored. */
export function browserOfRun(
  { now, storage, logger, position, outwardNavigation }: RunOptions,
  ended: AbortSignal,
): BrowserEnvironment {
  const ownStorage: WebStorage = {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => !ended.aborted && storage.setItem(key, value),
    removeItem: (key) => !ended.aborted && storage.removeItem(key),
  };
  const everySecond = (listener: () => void) => {
    if (ended.aborted) return () => {};
    const timer = setInterval(listener, 1000);
    const stop = () => clearInterval(timer);
    ended.addEventListener('abort', stop);
    return stop;
  };
  const runLogger: Logger = { error: (message) => void (ended.aborted || logger.error(message)) };
  return {
    clock: { now, everySecond },
    logger: runLogger,
    geolocation: simulatedGeolocation(position),
    // Both belong to this tab only, because each tab is a separate demo.
    tabStorage: ownStorage,
    sharedStorage: ownStorage,
    outwardNavigation,
    places: new GazetteerPlaces(runLogger),
    otherTabs: new EventTarget(),
  };
}
