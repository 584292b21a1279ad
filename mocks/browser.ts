import { setupWorker } from 'msw/browser';
import { createMockBackend, type MockBackend } from './backend';
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

/** Whoever signed up in this tab is known after a reload: the browser keeps their session, so the database is kept too. */
function keepOverReload(backend: MockBackend): void {
  const snapshot = sessionStorage.getItem(SNAPSHOT_KEY);
  if (snapshot !== null && !restoreSnapshot(backend.db, snapshot)) sessionStorage.removeItem(SNAPSHOT_KEY);
  // The last moments at which a page, on a phone too, is sure to be told that it goes.
  const keep = () => sessionStorage.setItem(SNAPSHOT_KEY, takeSnapshot(backend.db));
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
}
