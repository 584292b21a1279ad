import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ConsoleLogger } from '../adapters/browser/console-logger';
import { MemoryStorage } from '../adapters/browser/memory-storage';
import { pathOf } from '../adapters/router/paths';
import { RouterNavigation } from '../adapters/router/router-navigation';
import { labels } from '../domain/labels';
import { SERVICE_RULES, SERVICES, type Service } from '../domain/services';
import { PACKAGES, type Packages } from '../ports/packages';
import { documentTitle } from '../views/layout/page-heading';
import { App } from './app';
import { readConfig } from './config';
import { createAppScope, createFunnelScope } from './container';
import type { Device } from './device';
import { prefetchPage } from './pages';

/** A page of the app as HTML, before anybody has come to it. */
export interface PrerenderedPage {
  /** Within the app, '/walking/1'. */
  readonly path: string;
  /** What the document is called. */
  readonly title: string;
  /** What stands in the root element. */
  readonly html: string;
}

/**
 * Draws the pages that strangers come in by, each service's first, as they are before the server has answered. Runs when the app is
 * built, and nowhere else.
 */
export function prerenderPages(): Promise<readonly PrerenderedPage[]> {
  return Promise.all(SERVICES.map(prerenderFirstPage));
}

async function prerenderFirstPage(service: Service): Promise<PrerenderedPage> {
  const config = readConfig(import.meta.env);
  const navigation = new RouterNavigation();
  const appScope = createAppScope({ config, device: prerenderDevice, navigation });
  appScope.hold(PACKAGES, PACKAGES_ON_THEIR_WAY);
  const firstFunnelScope = createFunnelScope(appScope);
  const path = pathOf({ service, page: 'package' });
  await prefetchPage(firstFunnelScope, path);
  const html = renderToString(
    <App
      config={config}
      appScope={appScope}
      navigation={navigation}
      firstFunnelScope={firstFunnelScope}
      Router={({ basename, children }) => (
        <StaticRouter basename={basename} location={basename + path.slice(1)}>
          {children}
        </StaticRouter>
      )}
    />,
  );
  return { path, title: documentTitle(labels.headings.package, SERVICE_RULES[service].label, config.brandName), html };
}

const never = () => new Promise<never>(() => {});

const PACKAGES_ON_THEIR_WAY: Packages = { list: never, listAs: never, listWithTrims: never, addOns: never, addOnsOf: never };

/** A device without time, storage and other tabs. */
const prerenderDevice: Device = {
  clock: { now: () => 0, everySecond: () => () => {} },
  logger: new ConsoleLogger(),
  geolocation: undefined,
  tabStorage: new MemoryStorage(),
  sharedStorage: new MemoryStorage(),
  otherTabs: new EventTarget(),
};
