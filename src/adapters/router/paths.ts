import type { Page } from '../../domain/progress';
import { FIRST_SERVICE, SERVICES, type Service } from '../../domain/services';
import type { Destination } from '../../ports/navigation';

/** The route table: what the app has, and its address below the base path. `:service` stands for a service's name. */
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
} as const satisfies Readonly<Record<Page | 'start' | 'service' | 'thankYou' | 'app', string>>;

/** The spelling of sign-up's path that Next on the second step uses, where it differs (decision R2). */
const SIGN_UP_AFTER_SCHEDULE: Readonly<Partial<Record<Service, string>>> = { walking: 'signUp' };

/** The page that '/' redirects to. */
export const START_PATH = `/${FIRST_SERVICE}`;
/** The path that leads to the app in the device's store (decision B6). */
export const APP_PATH = ROUTES.app;

/** The page at an address. */
export type Route =
  | { readonly kind: 'page'; readonly service: Service; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'thankYou' | 'app' | 'notFound' };

/** Finds the route of a path below the base path, in any case (decisions R1 and R2). */
export function resolvePath(path: string): Route {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const service = SERVICES.find((name) => name === segments[0]);
  const address = `/${(service ? [':service', ...segments.slice(1)] : segments).join('/')}`;
  const name = (Object.keys(ROUTES) as (keyof typeof ROUTES)[]).find((each) => ROUTES[each].toLowerCase() === address);
  if (name === 'thankYou' || name === 'app') return { kind: name };
  if (name === 'start') return { kind: 'redirect', to: START_PATH };
  if (!name || !service) return { kind: 'notFound' };
  return name === 'service' ? { kind: 'redirect', to: pathOf({ service, page: 'package' }) } : { kind: 'page', service, page: name };
}

/** The path of the funnel's page that a path leads to in the end, as the app spells it; undefined for any other path. */
export function landingPath(path: string): string | undefined {
  const route = resolvePath(path);
  if (route.kind === 'redirect') return landingPath(route.to);
  return route.kind === 'page' ? pathOf(route) : undefined;
}

/** The path of a destination, '/walking/petDetails'. */
export function pathOf(destination: Destination): string {
  return destination === 'thankYou' ? ROUTES.thankYou : ROUTES[destination.page].replace(':service', destination.service);
}

/** The same for a step forward: only Next on the second step leads forward to sign-up, and has a spelling of its own. */
export function pathForwardTo(destination: Destination): string {
  if (destination === 'thankYou' || destination.page !== 'signUp') return pathOf(destination);
  const spelling = SIGN_UP_AFTER_SCHEDULE[destination.service];
  return spelling ? `/${destination.service}/${spelling}` : pathOf(destination);
}
