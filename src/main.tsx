import { startTransition, StrictMode, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ConsoleLogger } from './adapters/browser/console-logger';
import { App } from './app/app';
import { browserPlatform, ownDevice, type Device } from './app/browser-platform';
import { readConfig } from './app/config';
import { createContainer } from './app/container';
import { earlyTapsOn } from './app/early-taps';
import { focusPressedButtons } from './app/focus-pressed';
import { prefetchPage } from './app/pages';
import { RouterNavigation } from './app/router-navigation';
import { ignoreSecondClicks } from './app/second-clicks';
import { createVisit } from './app/visit';
import { landingPath } from './domain/paths';
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
  showAnew(
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
    const container = createContainer(browserPlatform(config, navigation, device));
    const firstVisit = createVisit(container);
    timesShown += 1;
    const app = (
      <StrictMode key={timesShown}>
        <App config={config} container={container} navigation={navigation} firstVisit={firstVisit} Router={BrowserRouter} />
      </StrictMode>
    );
    return { app, firstVisit };
  };

  // The literal expression lets the build leave all of the demo and its mocks out where the calls go to a server.
  if (import.meta.env.VITE_API === 'mock') {
    const { startDemo } = await import('../demo/start');
    startDemo({ apiBaseUrl: config.apiBaseUrl, show: (device) => showAnew(makeApp(device).app) });
    return;
  }
  const path = pathBelowBase();
  const drawnPath = place.dataset.drawn?.slice(BASE.length - 1);
  const isDrawn = drawnPath !== undefined && landingPath(path) === drawnPath;
  // The page of '/' and '/walking' is there already: nobody has to wait for the way to it.
  if (isDrawn && path !== drawnPath) changePath(drawnPath);
  const { app, firstVisit } = makeApp(ownDevice());
  if (!isDrawn) {
    showAnew(app);
    return;
  }
  // What was drawn ahead stays on the screen until the page itself is there. It is not hydrated: the server's answers may have come
  // by then, and a booking that the browser keeps was unknown when it was drawn.
  const earlyTaps = earlyTapsOn(place);
  // A slow phone answers between what has been done and what comes.
  await new Promise((resolve) => setTimeout(resolve));
  await prefetchPage(firstVisit, drawnPath);
  const takeOver = () => {
    isThere();
    earlyTaps.repeat();
  };
  root ??= createRoot(place);
  // A transition is drawn in small pieces, between which the browser answers to taps.
  startTransition(() => root!.render(<Shown onShown={takeOver}>{app}</Shown>));
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

/** What the page was told while it waited for the app is over (index.html). */
function isThere(): void {
  const { dataset } = document.documentElement;
  delete dataset.restoring;
  delete dataset.incomplete;
  delete place.dataset.waits;
}

/** Tells when what is in it stands on the page. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onShown);
  useLayoutEffect(() => tell(), []);
  return children;
}

/** Shows something in place of all that is there. */
function showAnew(app: ReactNode): void {
  isThere();
  root ??= createRoot(place);
  root.render(app);
}
