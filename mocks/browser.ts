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
  keepOverReload(backend);
  await setupWorker(...backend.handlers).start({
    serviceWorker: { url: workerUrl, options: { scope } },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  return backend;
}

/**
 * Whoever signed up is still known after a reload and in the next tab: the browser keeps their session, so the database
 * is kept too. Each tab goes on with its own; a new one begins where the latest change, in whichever tab, left off.
 */
function keepOverReload({ db }: MockBackend): void {
  const snapshot = [() => sessionStorage, () => localStorage]
    .map((storage) => attempt(() => storage().getItem(SNAPSHOT_KEY)))
    .find(Boolean);
  if (snapshot) restoreSnapshot(db, snapshot);

  let isWaiting = false;
  const keep = () => {
    isWaiting = false;
    for (const storage of [() => sessionStorage, () => localStorage]) {
      attempt(() => storage().setItem(SNAPSHOT_KEY, takeSnapshot(db)));
    }
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
