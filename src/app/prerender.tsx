import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { labels } from '../views/labels';
import { pathOf } from '../domain/paths';
import { SERVICE_RULES, SERVICES, type Service } from '../domain/services';
import { failure } from '../ports/answer';
import { PACKAGES, type Packages } from '../ports/packages';
import { documentTitle } from '../views/layout/page-heading';
import { App } from './app';
import { readConfig } from './config';
import { createAppScope, createFunnelScope, type Platform } from './container';
import { prefetchPage } from './pages';
import { RouterNavigation } from '../adapters/router/router-navigation';

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
  const appScope = createAppScope(prerenderPlatform);
  appScope.hold(PACKAGES, PACKAGES_ON_THEIR_WAY);
  const firstFunnelScope = createFunnelScope(appScope);
  const path = pathOf(service, 'package');
  await prefetchPage(firstFunnelScope, path);
  const html = renderToString(
    <App
      config={config}
      appScope={appScope}
      navigation={new RouterNavigation()}
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

/** A device that keeps nothing, of which nothing is asked before somebody does something. */
const prerenderPlatform: Platform = {
  apiBaseUrl: '/',
  clock: { now: () => 0, everySecond: () => () => {} },
  departure: { device: { userAgent: '', touchPointCount: 0 }, leaveFor: () => {} },
  draftStorage: { read: () => undefined, write: () => {} },
  geocoding: { placeAt: async () => failure('unreachable') },
  geolocation: { currentPosition: async () => ({ ok: false, failure: 'unavailable' }) },
  imageScaling: { toJpegBase64: async () => undefined },
  logger: { error: () => {}, info: () => {} },
  navigation: { goTo: () => {}, replace: () => {}, back: () => {} },
  places: { suggest: async () => failure('unreachable'), find: async () => failure('unreachable') },
  sendsIdempotencyKeys: false,
  textMessages: { nextCode: async () => undefined },
  uniqueIds: { create: () => '' },
  userDataStorage: { read: () => undefined, write: () => {}, remove: () => {}, onChange: () => {} },
};
