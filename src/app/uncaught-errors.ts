import type { Telemetry } from '../ports/telemetry';

/** The highest number of errors that wait for the app to start; further ones are dropped. */
const MOST_HELD = 20;
const held: unknown[] = [];

const hold = (error: unknown) => {
  if (held.length < MOST_HELD) held.push(error);
};
let report = hold;

/** Holds uncaught errors in a list until `recordUncaughtErrors` is called. */
export function holdUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Sends held and new uncaught errors to telemetry. Returns a function that stops the sending: later errors are held again. */
export function recordUncaughtErrors(telemetry: Telemetry): () => void {
  report = (error) => telemetry.record({ kind: 'error', error });
  held.splice(0).forEach(report);
  return () => {
    report = hold;
  };
}
