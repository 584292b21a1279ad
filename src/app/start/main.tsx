import 'reflect-metadata/lite';
import { startTransition, StrictMode, type ReactNode, useLayoutEffect, useReducer } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ConsoleLogger } from '../../adapters/browser/console-logger';
import { pathBelowBase, pathOfDestination } from '../../adapters/router/paths';
import { SERVICES, type Service } from '../../domain/services';
import { App } from '../app';
import { configFromDocument, releaseFromDocument, type AppConfig } from '../config';
import { composeApp, type ComposedApp } from '../container/compose-app';
import { createBrowserEnvironment } from '../browser-environment';
import { captureEarlyInput } from './early-input';
import { focusPressedButtons } from './focus-pressed';
import { openFirstPage } from '../pages';
import { ignoreAccidentalPresses } from './accidental-presses';
import { watchDownloads } from './replaced-files';
import { DraftStore } from '../../stores/draft-store';
import { SessionStore } from '../../stores/session-store';
import { FailurePage } from '../../ui/failure-page';
import './global.css';

// The browser would scroll down on Back.
history.scrollRestoration = 'manual';

// Other pages of the tab may have changed the draft while this one was in the back-forward cache (decision B10).
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());

const BASE = import.meta.env.BASE_URL;
const rootElement = document.getElementById('root')!;
let root: Root | undefined;
// The script in index.html notices an app whose script arrived empty.
rootElement.dataset.waits = 'begun';

ignoreAccidentalPresses();
watchDownloads();
focusPressedButtons();

// Not awaited: with a top-level await, the bundler cannot merge the modules that all pages share.
start().catch((error: unknown) => {
  new ConsoleLogger().error(error instanceof Error ? error.message : 'The app could not be started.');
  render(
    <main>
      <FailurePage release={releaseFromDocument(document)} />
    </main>,
  );
});

async function start(): Promise<void> {
  const config = configFromDocument(document);
  const path = pathBelowBase(window.location.pathname, BASE);
  replaceAddress(path);
  let appCount = 0;

  /** The key makes React keep no state of an earlier app. */
  const elementOf = (composedApp: ComposedApp) => {
    appCount += 1;
    return (
      <StrictMode key={appCount}>
        <App {...composedApp} Router={BrowserRouter} />
      </StrictMode>
    );
  };

  // The build removes the demo from production only if the condition is literal.
  if (import.meta.env.VITE_API === 'mock') {
    const { startDemo } = await import('../../../demo/start');
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
  const prerenderedPath = rootElement.dataset.prerendered?.slice(BASE.length - 1) ?? '';
  // '/' and '/walking' lead to '/walking/1', which is already shown, so only the address changes.
  const service = SERVICES.find((each) => pathOfDestination({ service: each, page: 'package' }) === prerenderedPath);
  if (!service || !`${prerenderedPath}/`.startsWith(`${path.toLowerCase().replace(/\/$/, '')}/`)) {
    render(elementOf(composeApp(config, createBrowserEnvironment())));
    return;
  }
  if (path !== prerenderedPath) replaceAddress(prerenderedPath);
  await takeOver(service, config, elementOf);
}

/** The pauses let a slow phone react to taps. */
async function takeOver(
  service: Service,
  config: AppConfig,
  elementOf: (composedApp: ComposedApp) => ReactNode,
): Promise<void> {
  const earlyInput = captureEarlyInput(rootElement);
  await pause();
  let releaseAnswers = () => {};
  const isReady = new Promise<void>((resolve) => (releaseAnswers = resolve));
  const browser = createBrowserEnvironment();
  // The pause lets the browser react to taps between parsing and rendering.
  const composedApp = composeApp(config, browser, { beforeAnswer: () => isReady.then(pause) });
  await pause();
  await openFirstPage(composedApp.firstBooking, service);
  await pause();
  const onDrawn = () => {
    removeWaitingMarks();
    earlyInput.repeat();
    releaseAnswers();
  };
  const page = <DrawnApp onDrawn={onDrawn}>{elementOf(composedApp)}</DrawnApp>;
  // For example if the browser has translated the page: React renders it anew.
  const onRecoverableError = (error: unknown) => browser.logger.error(String(error));
  // React renders a transition in slices, which lets the browser react to taps.
  startTransition(() => {
    // The page was drawn for a new visitor: React can hydrate it for nobody else.
    if (composedApp.container.get(DraftStore).isRestored || composedApp.container.get(SessionStore).isLoggedIn) {
      root = createRoot(rootElement, { onRecoverableError });
      root.render(page);
      return;
    }
    root = hydrateRoot(rootElement, page, { onRecoverableError });
  });
}

/** Below the base path. */
function replaceAddress(path: string): void {
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', BASE + path.slice(1) + search + hash);
}

/** Before the new task, the browser can react to taps and paint. */
function pause(): Promise<void> {
  // Browsers delay the timers of a hidden page.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage('');
  });
}

function removeWaitingMarks(): void {
  delete document.documentElement.dataset.shows;
  delete rootElement.dataset.waits;
}

function render(app: ReactNode): void {
  root ??= createRoot(rootElement);
  root.render(<DrawnApp onDrawn={removeWaitingMarks}>{app}</DrawnApp>);
}

/** Once the effects have run, before the browser paints. */
function DrawnApp({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  const [isDrawn, renderAgain] = useReducer(() => true, false);
  // A new state makes React run all effects, then render before the browser paints.
  useLayoutEffect(renderAgain, [renderAgain]);
  useLayoutEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  return children;
}
