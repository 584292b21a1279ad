import type { BookingPage } from '../../domain/progress';
import { DEFAULT_SERVICE } from '../../domain/services';
import type { Destination } from '../../ports/navigation';

export const SEGMENTS: Readonly<Record<BookingPage, string>> = {
  package: '1',
  schedule: '2',
  signUp: 'signup',
  login: 'login',
  address: 'address',
  petDetails: 'petDetails',
  summary: 'summary',
};

export const PATHS = { start: '/', service: '/:service', thankYou: '/thankyou', app: '/app' } as const;

export const DEFAULT_SERVICE_PATH = `/${DEFAULT_SERVICE}`;

/** Drops what chat clients add to the end (decision R1). Static hosts also serve the app outside the base path. */
export function pathBelowBase(pathname: string, base: string): string {
  const path = pathname.replace(/(?:[/.),]|%20)+$/, '');
  return `${path}/`.toLowerCase().startsWith(base) ? path.slice(base.length - 1) : path;
}

export function pathOfDestination(destination: Destination): string {
  return destination === 'thankYou' ? PATHS.thankYou : `/${destination.service}/${SEGMENTS[destination.page]}`;
}

/** Spells walking's sign-up '/walking/signUp' (decision R2). */
export function pathSpelledForForwardNavigation(destination: Destination): string {
  return pathOfDestination(destination).replace('/walking/signup', '/walking/signUp');
}
