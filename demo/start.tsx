// Must come first: it makes localStorage readable, which msw reads while it loads.
import './blocked-storage';
import { autorun } from 'mobx';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { answerInPage } from '../mocks/browser';
import { createMockBackend } from '../mocks/backend';
import { ConsoleLogger } from '../src/adapters/browser/console-logger';
import { storageOrMemory } from '../src/adapters/browser/web-storage';
import type { BrowserEnvironment } from '../src/app/browser-environment';
import { applyBrand, brandStorages } from './brand';
import { Demo } from './demo';
import { drawPet } from './draw-pet';
import { AskingOutwardNavigation, LeavingNotice } from './leaving-notice';
import { keepOfflineCopy } from './offline-copy';
import { pageAddressBar } from './page-address-bar';
import { DemoPanel } from './panel/demo-panel';
import { addressForPhones, keepBrand, takeKeptBrand, textOfQrCodes } from './phones';

interface StartOptions {
  /** Absolute, with a slash at its end. */
  readonly apiBaseUrl: string;
  /** '' stands for the name in the app's settings. */
  readonly makeApp: (browser: BrowserEnvironment, brandName: string) => ReactNode;
  readonly render: (app: ReactNode) => void;
}

/** '?play', '?record' and '?tell' start the scenario player in place of app and panel. */
export async function startDemo({ apiBaseUrl, makeApp, render }: StartOptions): Promise<void> {
  const address = new URL(location.href);
  const phoneAddress = addressForPhones();
  const isBrandKept = takeKeptBrand(address);
  if (['play', 'record', 'tell'].some((name) => address.searchParams.has(name))) {
    render(
      <main className="page-column" style={{ padding: 'var(--space-wide)' }}>
        <p role="status">Loading…</p>
      </main>,
    );
    const { makePlayer } = await import('./player/start-player');
    render(makePlayer(address, textOfQrCodes(phoneAddress)));
    void keepOfflineCopy();
    return;
  }
  const demo: Demo = new Demo({
    systemNow: () => Date.now(),
    storage: storageOrMemory(() => window.sessionStorage),
    brandStorages: brandStorages(),
    logger: new ConsoleLogger(),
    makeBackend: (options) => {
      const backend = createMockBackend({ ...options, baseUrl: apiBaseUrl });
      answerInPage(backend, (call) => demo.reportProblem(`The demo has no answer to ${call}.`));
      return backend;
    },
    show: (browser, brandName) => render(makeApp(browser, brandName)),
    applyBrand: (brand) => applyBrand(document, brand),
    addressBar: pageAddressBar(phoneAddress || location.origin + import.meta.env.BASE_URL),
    isForOtherDevices: phoneAddress !== '',
    keepBrand,
    outwardNavigation: new AskingOutwardNavigation(),
    petImage: await drawPet(),
  });
  demo.start();
  autorun(() => {
    document.documentElement.dataset.qrText = textOfQrCodes(phoneAddress, demo.keptBrand);
  });
  if (!isBrandKept) demo.reportProblem('The brand of this link is gone. Scan the code again.');

  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <>
      <DemoPanel demo={demo} />
      <LeavingNotice />
    </>,
  );
  void keepOfflineCopy().then((sentence) => demo.setOfflineCopy(sentence));
}
