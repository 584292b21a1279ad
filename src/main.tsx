import { startTransition, StrictMode, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ConsoleLogger } from './adapters/browser/console-logger';
import { landingPath } from './adapters/router/paths';
import { App } from './app/app';
import { readConfig } from './app/config';
import { composeApp, type Composition } from './app/container';
import { ownDevice } from './app/device';
import { captureEarlyInput } from './app/early-input';
import { focusPressedButtons } from './app/focus-pressed';
import { prefetchPage } from './app/pages';
import { ignoreSecondClicks } from './app/second-clicks';
import { FailurePage } from './views/failure-page';
import './views/global.css';

// The app scrolls to the top of each page itself: on Back the browser would jump down again.
history.scrollRestoration = 'manual';

const BASE = import.meta.env.BASE_URL;
const rootElement = document.getElementById('root')!;
let root: Root | undefined;

ignoreSecondClicks();
focusPressedButtons();

// Not awaited: a module that waits keeps the bundler from merging what all pages share into one file.
start().catch((error: unknown) => {
  // The configuration may be incomplete, or the demo may not start. The page is never blank.
  new ConsoleLogger().error(error instanceof Error ? error.message : 'The app could not be started.');
  render(
    <main>
      <FailurePage />
    </main>,
  );
});

async function start(): Promise<void> {
  const config = readConfig(import.meta.env);
  let appCount = 0;

  /** The app on the page. Its key keeps React from mixing it with an earlier one. */
  const elementOf = (composition: Composition) => {
    appCount += 1;
    return (
      <StrictMode key={appCount}>
        <App {...composition} Router={BrowserRouter} />
      </StrictMode>
    );
  };

  // The build leaves the demo out of production by this literal condition.
  if (import.meta.env.VITE_API === 'mock') {
    const { startDemo } = await import('../demo/start');
    startDemo({ apiBaseUrl: config.apiBaseUrl, makeApp: (device) => elementOf(composeApp(config, device)), render });
    return;
  }
  const path = pathBelowBase();
  const prerenderedPath = rootElement.dataset.prerendered?.slice(BASE.length - 1);
  const isPrerendered = prerenderedPath !== undefined && landingPath(path) === prerenderedPath;
  // '/' and '/walking' lead to the page that is on the screen already: no redirect is needed.
  if (isPrerendered && path !== prerenderedPath) replacePath(prerenderedPath);
  const composition = composeApp(config, ownDevice());
  const app = elementOf(composition);
  if (!isPrerendered) {
    render(app);
    return;
  }
  // The prerendered page stays until the app's own page is ready. It is not hydrated: it lacks answers and a stored booking.
  const repeatEarlyInput = captureEarlyInput(rootElement);
  // A pause between two tasks lets a slow phone answer taps.
  await new Promise((resolve) => setTimeout(resolve));
  await prefetchPage(composition.firstFunnelScope, prerenderedPath);
  const takeOver = () => {
    removeWaitingMarks();
    repeatEarlyInput();
  };
  root ??= createRoot(rootElement);
  // React renders a transition in slices, between which the browser answers taps.
  startTransition(() => root!.render(<AfterLayout onLayout={takeOver}>{app}</AfterLayout>));
}

/** The path below the base, whose case does not matter. A path outside of it, which static hosts show too, moves below it. */
function pathBelowBase(): string {
  const { pathname } = window.location;
  if (`${pathname}/`.toLowerCase().startsWith(BASE)) return pathname.slice(BASE.length - 1);
  replacePath(pathname);
  return pathname;
}

/** Changes the address to another path below the base. */
function replacePath(path: string): void {
  const { search, hash } = window.location;
  history.replaceState(history.state, '', BASE + path.slice(1) + search + hash);
}

/** Removes the marks of a page that waits for its code (index.html). */
function removeWaitingMarks(): void {
  const { dataset } = document.documentElement;
  delete dataset.restoring;
  delete dataset.incomplete;
  delete rootElement.dataset.waits;
}

/** Calls `onLayout` once its children are on the page. */
function AfterLayout({ onLayout, children }: { onLayout: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onLayout);
  useLayoutEffect(() => tell(), []);
  return children;
}

/** Shows `app` in place of the whole page. */
function render(app: ReactNode): void {
  removeWaitingMarks();
  root ??= createRoot(rootElement);
  root.render(app);
}
