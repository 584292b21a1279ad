import type { BookingPage } from '../../domain/progress';
import { DEFAULT_SERVICE, SERVICES, type Service } from '../../domain/services';
import type { Destination } from '../../ports/navigation';

/** The route table: the path of each page, below the base path. `:service` stands for a service's name. */
const ROUTES = {
  start: '/',
  service: '/:service',
  package: '/:service/1',
  schedule: '/:service/2',
  signUp: '/:service/signup',
  login: '/:service/login',
  address: '/:service/address',
  petDetails: '/:service/petDetails',
  summary: '/:service/summary',
  thankYou: '/thankyou',
  app: '/app',
} as const satisfies Readonly<Record<BookingPage | 'start' | 'service' | 'thankYou' | 'app', string>>;

export const DEFAULT_SERVICE_PATH = `/${DEFAULT_SERVICE}`;
/** The path of the page that leads to the mobile app's store (decision B6). */
export const APP_DOWNLOAD_PAGE_PATH = ROUTES.app;

/** What a path leads to: a page of a service's booking, a redirect, the thank-you page, the app-store page or nothing. */
export type Route =
  | { readonly kind: 'page'; readonly service: Service; readonly page: BookingPage }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'thankYou' | 'app' | 'notFound' };

/**
 * The path below the base path for a path of the address bar. Leaves out what hosts and chat clients add: all at the end that is no Latin letter
 * or digit, double slashes, and the name of a page's file (decision R1). Static hosts also serve the app at paths outside the base path.
 */
export function pathBelowBase(pathname: string, base: string): string {
  const path = pathname
    .replaceAll(/\/+/g, '/')
    .replace(/(?:%[\da-f]{0,2}|[^\da-z%])+$/i, '')
    .replace(/(?:\/(?:index|404))?\.html$/i, '');
  return `${path}/`.toLowerCase().startsWith(base) ? path.slice(base.length - 1) : path;
}

/** Finds the route of a path below the base path, in upper or lower case (decisions R1 and R2). */
export function routeOfPath(path: string): Route {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const service = SERVICES.find((name) => name === segments[0]);
  const address = `/${(service ? [':service', ...segments.slice(1)] : segments).join('/')}`;
  const name = (Object.keys(ROUTES) as (keyof typeof ROUTES)[]).find((each) => ROUTES[each].toLowerCase() === address);
  if (name === 'thankYou' || name === 'app') return { kind: name };
  if (name === 'start') return { kind: 'redirect', to: DEFAULT_SERVICE_PATH };
  if (!name || !service) return { kind: 'notFound' };
  return name === 'service'
    ? { kind: 'redirect', to: pathOfDestination({ service, page: 'package' }) }
    : { kind: 'page', service, page: name };
}

/** Follows a path's redirects, and returns the booking page's path in the app's spelling; undefined if they lead to no booking page. */
export function canonicalBookingPagePath(path: string): string | undefined {
  const route = routeOfPath(path);
  if (route.kind === 'redirect') return canonicalBookingPagePath(route.to);
  return route.kind === 'page' ? pathOfDestination(route) : undefined;
}

export function pathOfDestination(destination: Destination): string {
  return destination === 'thankYou'
    ? ROUTES.thankYou
    : ROUTES[destination.page].replace(':service', destination.service);
}

/** The path of a destination for a move forward. Like `pathOfDestination`, but spells walking's sign-up '/walking/signUp' (decision R2). */
export function pathSpelledForForwardNavigation(destination: Destination): string {
  return pathOfDestination(destination).replace('/walking/signup', '/walking/signUp');
}
