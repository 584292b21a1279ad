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
 * The path below the base path for a path of the address bar. Leaves out what chat clients add to its end (decision R1). Static hosts
 * also serve the app at paths outside the base path.
 */
export function pathBelowBase(pathname: string, base: string): string {
  const path = pathname.replace(/(?:[/.),]|%20)+$/, '');
  return `${path}/`.toLowerCase().startsWith(base) ? path.slice(base.length - 1) : path;
}

export function pathOfDestination(destination: Destination): string {
  return destination === 'thankYou' ? PATHS.thankYou : PATHS[destination.page].replace(':service', destination.service);
}

/** The path of a destination for a move forward. Like `pathOfDestination`, but spells walking's sign-up '/walking/signUp' (decision R2). */
export function pathSpelledForForwardNavigation(destination: Destination): string {
  return pathOfDestination(destination).replace('/walking/signup', '/walking/signUp');
}
