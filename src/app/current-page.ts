import { routeOfPath } from '../adapters/router/paths';

const BASE = import.meta.env.BASE_URL;

/** The name of the page in the address bar, such as 'walking/package'; for other pages the kind of the route, such as 'thankYou'. */
export function currentPageName(): string {
  const route = routeOfPath(window.location.pathname.slice(BASE.length - 1));
  return route.kind === 'page' ? `${route.service}/${route.page}` : route.kind;
}
