import { startTransition, StrictMode, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ConsoleLogger } from './adapters/browser/console-logger';
import { App } from './app/app';
import { readConfig } from './app/config';
import { createAppScope, createFunnelScope } from './app/container';
import { ownDevice, type Device } from './app/device';
import { captureEarlyInput } from './app/early-input';
import { focusPressedButtons } from './app/focus-pressed';
import { prefetchPage } from './app/pages';
import { RouterNavigation } from './adapters/router/router-navigation';
import { ignoreSecondClicks } from './app/second-clicks';
import { landingPath } from './adapters/router/paths';
import { FailurePage } from './views/failure-page';
import './views/global.css';

// Each change of the page scrolls to its top (spec section 2); the browser would jump back down on Back.
history.scrollRestoration = 'manual';

const BASE = import.meta.env.BASE_URL;

ignoreSecondClicks();
focusPressedButtons();

const place = document.getElementById('root')!;
let root: Root | undefined;

// Not awaited: a module that waits keeps the bundler from putting what all pages share into one file.
start().catch((error: unknown) => {
  // A configuration with a hole in it, or a browser that lets no mock backend start: never a blank page.
  new ConsoleLogger().error(error instanceof Error ? error.message : 'The app could not be started.');
  render(
    <main>
      <FailurePage />
    </main>,
  );
});

async function start(): Promise<void> {
  const config = readConfig(import.meta.env);
  let timesShown = 0;

  /** The app as it is on a device; it knows nothing of one that was shown before. */
  const makeApp = (device: Device) => {
    const navigation = new RouterNavigation();
    const appScope = createAppScope({ config, device, navigation });
    const firstFunnelScope = createFunnelScope(appScope);
    timesShown += 1;
    const app = (
      <StrictMode key={timesShown}>
        <App config={config} appScope={appScope} navigation={navigation} firstFunnelScope={firstFunnelScope} Router={BrowserRouter} />
      </StrictMode>
    );
    return { app, firstFunnelScope };
  };

  // The literal expression lets the build leave all of the demo and its mocks out where the calls go to a server.
  if (import.meta.env.VITE_API === 'mock') {
    const { startDemo } = await import('../demo/start');
    startDemo({ apiBaseUrl: config.apiBaseUrl, makeApp: (device) => makeApp(device).app, render });
    return;
  }
  const path = pathBelowBase();
  const drawnPath = place.dataset.drawn?.slice(BASE.length - 1);
  const isDrawn = drawnPath !== undefined && landingPath(path) === drawnPath;
  // The page of '/' and '/walking' is there already: nobody has to wait for the way to it.
  if (isDrawn && path !== drawnPath) changePath(drawnPath);
  const { app, firstFunnelScope } = makeApp(ownDevice());
  if (!isDrawn) {
    render(app);
    return;
  }
  // What was drawn ahead stays on the screen until the page itself is there. It is not hydrated: the server's answers may have come
  // by then, and a booking that the browser keeps was unknown when it was drawn.
  const earlyInput = captureEarlyInput(place);
  // A slow phone answers between what has been done and what comes.
  await new Promise((resolve) => setTimeout(resolve));
  await prefetchPage(firstFunnelScope, drawnPath);
  const takeOver = () => {
    endWaiting();
    earlyInput.repeat();
  };
  root ??= createRoot(place);
  // A transition is drawn in small pieces, between which the browser answers to taps.
  startTransition(() => root!.render(<AfterLayout onLayout={takeOver}>{app}</AfterLayout>));
}

/** The path below the base, which is found in any case. One outside of it, by which a static host shows the app all the same, is taken below. */
function pathBelowBase(): string {
  const { pathname } = window.location;
  if (`${pathname}/`.toLowerCase().startsWith(BASE)) return pathname.slice(BASE.length - 1);
  changePath(pathname);
  return pathname;
}

/** Changes the address to another path below the base. */
function changePath(path: string): void {
  const { search, hash } = window.location;
  history.replaceState(history.state, '', BASE + path.slice(1) + search + hash);
}

/** Removes the marks of a page that waits for its code (index.html). */
function endWaiting(): void {
  const { dataset } = document.documentElement;
  delete dataset.restoring;
  delete dataset.incomplete;
  delete place.dataset.waits;
}

/** Calls `onLayout` once its children stand on the page. */
function AfterLayout({ onLayout, children }: { onLayout: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onLayout);
  useLayoutEffect(() => tell(), []);
  return children;
}

/** Shows `app` instead of everything on the page. */
function render(app: ReactNode): void {
  endWaiting();
  root ??= createRoot(place);
  root.render(app);
}
