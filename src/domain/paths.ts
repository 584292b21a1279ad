import { PAGE_PATHS, readPage, type Page } from './progress';
import { FIRST_SERVICE, readService, SERVICE_RULES, type Service } from './services';

/** Where '/' leads. */
export const START_PATH = `/${FIRST_SERVICE}`;
/** Where a booking that was sent leads. */
export const THANK_YOU_PATH = '/thankyou';
/** What leads to the app in the store of the device (decision B6). */
export const APP_PATH = '/app';

/** What stands behind a path of the app (spec section 2, Route table). */
export type Destination =
  | { readonly kind: 'page'; readonly service: Service; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'thankYou' }
  | { readonly kind: 'app' }
  | { readonly kind: 'notFound' };

/** Finds what stands behind a path below the base path, in any case (decisions R1 and R2). */
export function resolvePath(path: string): Destination {
  const segments = path.split('/').filter(Boolean);
  const [first, second] = segments;
  if (first === undefined) return { kind: 'redirect', to: START_PATH };
  if (segments.length === 1 && `/${first}`.toLowerCase() === THANK_YOU_PATH) return { kind: 'thankYou' };
  if (segments.length === 1 && `/${first}`.toLowerCase() === APP_PATH) return { kind: 'app' };
  const service = readService(first);
  if (!service || segments.length > 2) return { kind: 'notFound' };
  if (second === undefined) return { kind: 'redirect', to: pathOf(service, 'package') };
  const page = readPage(second);
  return page ? { kind: 'page', service, page } : { kind: 'notFound' };
}

/** The path of the page that a path leads to in the end, as the app spells it; undefined where it leads to no page of the funnel. */
export function landingPath(path: string): string | undefined {
  const destination = resolvePath(path);
  if (destination.kind === 'redirect') return landingPath(destination.to);
  return destination.kind === 'page' ? pathOf(destination.service, destination.page) : undefined;
}

/** The path of a page, '/walking/petDetails'. */
export function pathOf(service: Service, page: Page): string {
  return `/${service}/${PAGE_PATHS[page]}`;
}

const NEXT_PAGE: Readonly<Record<Exclude<Page, 'schedule'>, Page>> = {
  package: 'schedule',
  signUp: 'address',
  login: 'address',
  address: 'petDetails',
  petDetails: 'summary',
  summary: 'summary',
};

const PREVIOUS_PAGE: Readonly<Record<Page, Page>> = {
  package: 'package',
  schedule: 'package',
  signUp: 'schedule',
  login: 'schedule',
  address: 'schedule',
  petDetails: 'address',
  summary: 'petDetails',
};

/** Where a page leads once it is complete. From the second step it is the service's own spelling (decision R2). */
export function nextPath(service: Service, page: Page): string {
  return page === 'schedule' ? `/${service}/${SERVICE_RULES[service].signUpPath}` : pathOf(service, NEXT_PAGE[page]);
}

/** Where Back leads when the app has no history entry to go back to (decision R5). */
export function previousPath(service: Service, page: Page): string {
  return pathOf(service, PREVIOUS_PAGE[page]);
}
