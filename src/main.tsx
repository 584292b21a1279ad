import 'reflect-metadata/lite';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ConsoleLogger } from './adapters/browser/console-logger';
import { packagePagePath } from './adapters/router/booking-page-at';
import { replaceAddress } from './adapters/router/history-entry';
import { pathBelowBase } from './adapters/router/paths';
import { App } from './app/app';
import { configFromDocument, releaseFromDocument, type AppConfig } from './app/config';
import { composeApp, type ComposedApp } from './app/container/compose-app';
import { createBrowserEnvironment } from './app/browser-environment';
import { DrawnApp } from './app/drawn-app';
import { captureEarlyInput } from './app/early-input';
import { focusPressedButtons } from './app/focus-pressed';
import { loadBookingPageAndRecordArrival } from './app/pages';
import { ignoreAccidentalPresses } from './app/accidental-presses';
import { holdUncaughtErrors } from './app/uncaught-errors';
import { DraftStore } from './view-models/stores/draft-store';
import { SessionStore } from './view-models/stores/session-store';
import { FailurePage } from './views/failure-page';
import './views/global.css';

holdUncaughtErrors();

// Stops the browser from scrolling down on Back: the app scrolls to the top of each page.
history.scrollRestoration = 'manual';

// Other pages of the tab may have changed the draft while the browser kept this one in its back-forward cache (decision B10).
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());

const BASE = import.meta.env.BASE_URL;
const rootElement = document.getElementById('root')!;
let root: Root | undefined;
// For the script in index.html, which notices an app whose script arrived empty.
rootElement.dataset.waits = 'begun';

ignoreAccidentalPresses();
focusPressedButtons();

// `start` is not awaited: with a top-level await, the bundler cannot merge the modules that all pages share into one file.
start().catch((error: unknown) => {
  // Shows a message instead of a blank page if the app cannot start, for example in a browser without a feature that it needs.
  new ConsoleLogger().error(error instanceof Error ? error.message : 'The app could not be started.');
  render(
    <main>
      <FailurePage release={releaseFromDocument(document)} />
    </main>,
  );
});

async function start(): Promise<void> {
  const config = configFromDocument(document);
  let { pathname, search } = window.location;
  if (/[%&]/.test(pathname)) {
    const { withoutGluedQuery } = await import('./adapters/router/glued-query');
    [pathname, search] = withoutGluedQuery(pathname, search);
  }
  const path = pathBelowBase(pathname, BASE);
  replaceAddress(BASE + path.slice(1), search);
  let appCount = 0;

  /** The app's React element. Its key is new each time, so that React keeps no state of an earlier app. */
  const elementOf = (composedApp: ComposedApp) => {
    appCount += 1;
    return (
      <StrictMode key={appCount}>
        <App {...composedApp} Router={BrowserRouter} />
      </StrictMode>
    );
  };

  // The build removes the demo from production only if the condition is written here literally, not through a variable.
  if (import.meta.env.VITE_API === 'mock') {
    const { startDemo } = await import('../demo/start');
    await startDemo({
      apiBaseUrl: config.apiBaseUrl,
      makeApp: (browser, brandName) => elementOf(composeApp(brandName ? { ...config, brandName } : config, browser)),
      render,
    });
    return;
  }
  // A demo's worker would show the demo again on a slow network. No other worker has this name.
  if (navigator.serviceWorker?.controller?.scriptURL.endsWith(`${BASE}offline-worker.js`)) {
    import('./demo-worker').then(({ endDemoWorker }) => endDemoWorker()).catch(() => {});
  }
  const prerenderedPath = rootElement.dataset.prerendered?.slice(BASE.length - 1);
  if (prerenderedPath === undefined || packagePagePath(path) !== prerenderedPath) {
    render(elementOf(composeApp(config, createBrowserEnvironment())));
    return;
  }
  // '/' and '/walking', for example, lead to '/walking/1', whose prerendered page is already shown. So only the address changes.
  if (path !== prerenderedPath) replaceAddress(BASE + prerenderedPath.slice(1));
  await takeOver(prerenderedPath, config, elementOf);
}

/** Starts the app on the prerendered page. The pauses let a slow phone react to taps between the steps of the start. */
async function takeOver(
  path: string,
  config: AppConfig,
  elementOf: (composedApp: ComposedApp) => ReactNode,
): Promise<void> {
  const earlyInput = captureEarlyInput(rootElement);
  await pause();
  let releaseAnswers = () => {};
  const isReady = new Promise<void>((resolve) => (releaseAnswers = resolve));
  const browser = createBrowserEnvironment();
  // The app gets a response only after it is drawn, and a pause. The pause lets the browser react to taps between parsing and rendering.
  const composedApp = composeApp(config, browser, { beforeAnswer: () => isReady.then(pause) });
  await pause();
  await loadBookingPageAndRecordArrival(composedApp.firstBooking, path);
  await pause();
  const onDrawn = () => {
    removeWaitingMarks();
    earlyInput.repeat();
    releaseAnswers();
  };
  const page = <DrawnApp onDrawn={onDrawn}>{elementOf(composedApp)}</DrawnApp>;
  // If the page differs from what the build drew, for example because the browser has translated it, React renders it anew and calls this.
  const onRecoverableError = (error: unknown) => browser.logger.error(String(error));
  // React renders a transition in slices, so that the browser can react to taps between them.
  startTransition(() => {
    // The build drew the page for a new visitor, so React can hydrate it for nobody else. The script in index.html hides it if a booking is stored.
    if (composedApp.container.get(DraftStore).isRestored || composedApp.container.get(SessionStore).isLoggedIn) {
      root = createRoot(rootElement, { onRecoverableError });
      root.render(page);
      return;
    }
    root = hydrateRoot(rootElement, page, { onRecoverableError });
  });
}

/** Resolves in a new task. Before that task, the browser can react to taps and paint. */
function pause(): Promise<void> {
  // Does not use a timer, because browsers delay the timers of a hidden page.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage('');
  });
}

/** Removes the attributes that index.html sets until the app has started. */
function removeWaitingMarks(): void {
  const { dataset } = document.documentElement;
  delete dataset.restoring;
  delete dataset.incomplete;
  delete rootElement.dataset.waits;
}

/** Replaces the whole page with `app`. */
function render(app: ReactNode): void {
  root ??= createRoot(rootElement);
  root.render(<DrawnApp onDrawn={removeWaitingMarks}>{app}</DrawnApp>);
}
