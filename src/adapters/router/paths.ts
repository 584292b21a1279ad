import type { BookingPage } from '../../domain/progress';
import { DEFAULT_SERVICE } from '../../domain/services';
import type { Destination } from '../../ports/navigation';

/** The path of each page, below the base path. `:service` stands for a service's name. What a path shows is in app/routes.tsx. */
export const PATHS = {
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

/**
 * A path and its query, of an address whose query was glued to the path: '/walking/1%3Futm_source%3Dmail' or '/walking/1&utm_source=mail'
 * (decision R1). No page has these signs in its path. Leaves out what a chat client adds to the end.
 */
export function withoutGluedQuery(pathname: string, search: string): readonly [path: string, search: string] {
  const [, path = pathname, end = ''] = /^(.*?)(?:%3F|%26|&)+(.*)/i.exec(pathname) ?? [];
  const glued = end.replace(/(?:[^\w%&=+~/-]|%20|%E2%80%..)+$/i, '');
  // If '=' is escaped too, then so is the whole query. Otherwise only an escaped '&' before a name separates values.
  const query = glued.includes('=')
    ? glued.replace(/%26(?=[\w.-]+=)/gi, '&')
    : glued.replace(/%(?:2[356]|3D)/gi, (sign) => decodeURIComponent(sign));
  const values = [query, search.slice(1)].filter(Boolean).join('&');
  return [path, values && `?${values}`];
}

export function pathOfDestination(destination: Destination): string {
  return destination === 'thankYou' ? PATHS.thankYou : PATHS[destination.page].replace(':service', destination.service);
}

/** The path of a destination for a move forward. Like `pathOfDestination`, but spells walking's sign-up '/walking/signUp' (decision R2). */
export function pathSpelledForForwardNavigation(destination: Destination): string {
  return pathOfDestination(destination).replace('/walking/signup', '/walking/signUp');
}
