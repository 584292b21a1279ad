import 'reflect-metadata/lite';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ConsoleLogger } from '../../adapters/browser/console-logger';
import { BrowserOutwardNavigation } from '../../adapters/browser/browser-outward-navigation';
import { MemoryStorage } from '../../adapters/browser/web-storage';
import { pathOfDestination } from '../../adapters/router/paths';
import { pageTexts } from '../../funnel/page-texts';
import { SERVICE_PROFILES, SERVICES, type Service } from '../../domain/services';
import type { Packages } from '../../ports/server';
import { documentTitle } from '../../ui/page-heading';
import { App } from '../app';
import type { AppConfig, InstallationSettings } from '../config';
import { composeApp } from '../container/compose-app';
import type { BrowserEnvironment } from '../browser-environment';
import { openFirstPage } from '../pages';

export interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly shared: { readonly title: string; readonly description: string };
  readonly html: string;
}

/** Runs in the build only. */
export function prerenderPackagePages(settings: InstallationSettings): Promise<readonly PrerenderedPage[]> {
  return Promise.all(SERVICES.map((service) => prerenderFirstPage(service, { ...settings, release: '' })));
}

async function prerenderFirstPage(service: Service, config: AppConfig): Promise<PrerenderedPage> {
  const composedApp = composeApp(config, prerenderEnvironment, { packages: PENDING_PACKAGES });
  const path = pathOfDestination({ service, page: 'package' });
  await openFirstPage(composedApp.firstBooking, service);
  const html = renderToString(
    <App
      {...composedApp}
      Router={({ basename, children }) => (
        <StaticRouter basename={basename} location={basename + path.slice(1)}>
          {children}
        </StaticRouter>
      )}
    />,
  );
  const { label } = SERVICE_PROFILES[service];
  return {
    path,
    title: documentTitle(pageTexts.headings.package, label, config.brandName),
    shared: {
      title: documentTitle(label, config.brandName),
      description: `Book ${label.toLowerCase()} in four steps and get quotes from pet masters near you.`,
    },
    html,
  };
}

const never = () => new Promise<never>(() => {});

const PENDING_PACKAGES: Packages = {
  of: never,
  trainingAddOns: never,
  groomingAddOns: never,
};

const prerenderEnvironment: BrowserEnvironment = {
  clock: { now: () => 0, everySecond: () => () => {} },
  logger: new ConsoleLogger(),
  geolocation: undefined,
  tabStorage: new MemoryStorage(),
  sharedStorage: new MemoryStorage(),
  outwardNavigation: new BrowserOutwardNavigation(),
  otherTabs: new EventTarget(),
};
