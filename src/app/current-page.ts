import { matchPath } from 'react-router-dom';
import { pageAt } from '../adapters/router/page-at';
import { PATHS } from '../adapters/router/paths';

const BASE = import.meta.env.BASE_URL;

export function currentPageName(): string {
  const path = window.location.pathname.slice(BASE.length - 1);
  const place = pageAt(path);
  if (place) return `${place.service}/${place.page}`;
  return (['thankYou', 'app'] as const).find((name) => matchPath(PATHS[name], path)) ?? 'notFound';
}
