import { routeOfPath } from '../adapters/router/paths';

const BASE = import.meta.env.BASE_URL;

/** The current page: a booking page's service and name, such as 'walking/package'; for another page its kind, such as 'thankYou'. */
export function currentPageName(): string {
  const route = routeOfPath(window.location.pathname.slice(BASE.length - 1));
  return route.kind === 'page' ? `${route.service}/${route.page}` : route.kind;
}
