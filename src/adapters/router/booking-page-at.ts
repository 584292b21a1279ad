import { matchPath } from 'react-router-dom';
import { BOOKING_PAGES, type BookingPage } from '../../domain/progress';
import { DEFAULT_SERVICE, SERVICES, type Service } from '../../domain/services';
import { PATHS, pathOfDestination } from './paths';

/** Finds a service by its name in upper or lower case (decision R2). */
export const serviceNamed = (name: string | undefined) => SERVICES.find((service) => service === name?.toLowerCase());

/** The booking page at a path below the base path; undefined at other paths. */
export function bookingPageAt(path: string): { readonly service: Service; readonly page: BookingPage } | undefined {
  for (const page of BOOKING_PAGES) {
    const service = serviceNamed(matchPath(PATHS[page], path)?.params.service);
    if (service) return { service, page };
  }
  return undefined;
}

/** The path of the package page to which '/', '/:service' and the package page's own path lead; undefined for other paths. */
export function packagePagePath(path: string): string | undefined {
  const { service: name } = matchPath('/:service?/1?', path)?.params ?? { service: 'none' };
  const service = serviceNamed(name ?? DEFAULT_SERVICE);
  return service && pathOfDestination({ service, page: 'package' });
}
