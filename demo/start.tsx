// Must be imported first: it makes localStorage readable, and msw reads localStorage while it loads.
import './blocked-storage';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { answerInPage } from '../mocks/browser';
import { createMockBackend } from '../mocks/backend';
import { ConsoleLogger } from '../src/adapters/browser/console-logger';
import { storageOrMemory } from '../src/adapters/browser/memory-storage';
import type { Device } from '../src/app/device';
import { OutwardLinkTitle } from '../src/views/layout/outward-link-title';
import { dress } from './brand';
import { Demo } from './demo';
import { drawPet } from './draw-pet';
import { AskingOutwardNavigation, LeavingNotice } from './leaving-notice';
import { keepOfflineCopy } from './offline-copy';
import { pageAddressBar } from './page-address-bar';
import { DemoPanel } from './panel/demo-panel';

interface StartOptions {
  /** An address or a path on the page's own host, with a trailing slash. */
  readonly apiBaseUrl: string;
  /** Makes the app; '' is the brand name of the settings. */
  readonly makeApp: (device: Device, brandName: string) => ReactNode;
  readonly render: (app: ReactNode) => void;
}

/** Starts a demo in the page: backend, app, panel, and the copy for use without a network. With '?play', '?write', '?record' or '?tell' in the address, the scenario player. */
export async function startDemo({ apiBaseUrl, makeApp, render }: StartOptions): Promise<void> {
  const address = new URL(location.href);
  if (['play', 'write', 'record', 'tell'].some((name) => address.searchParams.has(name))) {
    const { makePlayer } = await import('./player/start-player');
    render(makePlayer(address));
    return;
  }
  const demo: Demo = new Demo({
    systemNow: () => Date.now(),
    storage: storageOrMemory(() => window.sessionStorage),
    logger: new ConsoleLogger(),
    makeBackend: (options) => {
      const backend = createMockBackend({ ...options, baseUrl: new URL(apiBaseUrl, location.href).href });
      answerInPage(backend, (call) => demo.reportProblem(`The demo has no answer to ${call}.`));
      return backend;
    },
    show: (device, brandName) => render(<OutwardLinkTitle value="Leaves the demo, in a new tab">{makeApp(device, brandName)}</OutwardLinkTitle>),
    dress: (brand) => dress(document, brand),
    addressBar: pageAddressBar,
    outwardNavigation: new AskingOutwardNavigation(),
    drawPet,
  });
  demo.start();

  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <>
      <DemoPanel demo={demo} />
      <LeavingNotice />
    </>,
  );
  void keepOfflineCopy().then((copy) => demo.setOfflineCopy(copy));
}
