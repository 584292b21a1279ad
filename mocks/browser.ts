import { setupWorker } from 'msw/browser';
import { createMockBackend, type MockBackend } from './backend';
import { onChange } from './db';
import type { Clock } from './handlers/context';
import { restoreSnapshot, takeSnapshot } from './snapshot';

interface BrowserOptions {
  /** May be a path on the page's own host; ends with a slash. */
  readonly baseUrl: string;
  /** Where the worker's script is served. */
  readonly workerUrl: string;
  /** The path below which pages are served by the worker; ends with a slash. */
  readonly scope: string;
  readonly clock: Clock;
}

const SNAPSHOT_KEY = 'mockDatabase';

/** Starts a mock backend inside the page; resolves when calls reach it. All other requests of the page go their way. */
export async function startMockBackend({ baseUrl, workerUrl, scope, clock }: BrowserOptions): Promise<MockBackend> {
  const backend = createMockBackend({ baseUrl: new URL(baseUrl, location.href).href, clock });
  shareWithTabs(backend);
  await setupWorker(...backend.handlers).start({
    serviceWorker: { url: workerUrl, options: { scope } },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  return backend;
}

/**
 * Whoever signed up is still known after a reload and in every tab: the tabs share the session, so they share the
 * database too.
 */
function shareWithTabs({ db }: MockBackend): void {
  const restore = (snapshot: string | null | undefined) => snapshot && restoreSnapshot(db, snapshot);
  restore(attempt(() => localStorage.getItem(SNAPSHOT_KEY)));
  // Putting the same rows back does not change the text, so the tabs do not go on telling each other.
  addEventListener('storage', ({ key, newValue }) => key === SNAPSHOT_KEY && restore(newValue));

  let isWaiting = false;
  const keep = () => {
    isWaiting = false;
    attempt(() => localStorage.setItem(SNAPSHOT_KEY, takeSnapshot(db)));
  };
  onChange(db, () => {
    // Once for all the changes of a call.
    if (!isWaiting) queueMicrotask(keep);
    isWaiting = true;
  });
}

/** Browsers throw where storage is full or blocked; a demo then forgets, and goes on. */
function attempt<Result>(deed: () => Result): Result | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}
