import { answerGeolocation, blockStorage, geolocationAnswer, type Device } from '../device';
import { NAME_HELPER } from '../browser/name-helper';
import type { SessionEntries } from '../driver';

interface Start {
  readonly device: Device;
  readonly now: number;
  readonly entries: SessionEntries;
}

/**
 * A script for the head of a page. It sets the device's clock, storage and position, and records errors. WebDriver, unlike
 * Playwright, cannot set these before a page loads.
 */
export function headScript({ device, now, entries }: Start): string {
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  const call = (run: Function, ...given: readonly unknown[]) => `(${run.toString()})(${given.map(json).join()});`;
  return [
    NAME_HELPER,
    call(prepare, now, entries, [...device.localStorage]),
    call(answerGeolocation, geolocationAnswer(device)),
    device.blocksStorage ? call(blockStorage) : '',
  ].join('\n');
}

/** Runs in the page, before the app. */
function prepare(now: number, entries: SessionEntries, stored: SessionEntries): void {
  const unexpectedErrors: string[] = [];
  const logged: string[] = [];
  const page = Object.assign(window, { fixedNow: now, unexpectedErrors, logged });
  window.Date = class extends Date {
    constructor(...values: unknown[]) {
      super(...((values.length > 0 ? values : [page.fixedNow]) as [number]));
    }

    static override now(): number {
      return page.fixedNow;
    }
  } as DateConstructor;
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  for (const [key, value] of stored) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  console.error = (...parts) => void logged.push(parts.join(' '));
  console.warn = (...parts) => void unexpectedErrors.push(parts.join(' '));
  // What a script threw, as in other browsers: WebKit's 'ResizeObserver loop completed' is an event without an error.
  addEventListener('error', ({ error, message }) => error && unexpectedErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => unexpectedErrors.push(String(reason)));
}
