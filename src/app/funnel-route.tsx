import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../adapters/router/paths';
import { NEXT_PAGE, type Page } from '../domain/progress';
import type { Service } from '../domain/services';
import { FUNNEL } from '../view-models/tokens';
import { whenIdle } from '../views/hooks/when-idle';
import { labels } from '../views/labels';
import { FUNNEL_PAGES, loadThankYouPage } from './pages';
import type { Scope } from './scope';

/**
 * Leads to another path, and again after a Back that comes before its page is there. The router's own Navigate leads once, and
 * would leave an empty page.
 */
export function Redirect({ to }: { to: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const redirect = () => {
      // Not from another entry of the history. The router has one location for one entry.
      const { key = 'default' } = (window.history.state ?? {}) as { key?: string };
      if (key === location.key) void navigate(to, { replace: true });
    };
    redirect();
    window.addEventListener('popstate', redirect);
    return () => window.removeEventListener('popstate', redirect);
  }, [navigate, to, location]);
  return null;
}

/** A page of the funnel, or a redirect to the page that a guard sends the customer to. */
export const FunnelRoute = observer(({ scope, service, page }: { scope: Scope; service: Service; page: Page }) => {
  // Asks the guards again at each entry of the history: the end of a booking is not observed.
  useLocation();
  const funnel = scope.get(FUNNEL);
  const destination = funnel.redirect(service, page);
  const redirect = destination && pathOf(destination);
  useLayoutEffect(() => {
    if (redirect) funnel.turnBack(service, page);
    else funnel.arrive(service, page);
  }, [funnel, redirect, service, page]);
  useEffect(() => prefetchNextPage(scope, service, page), [scope, service, page]);

  if (redirect) return <Redirect to={redirect} />;
  const FunnelPage = FUNNEL_PAGES[service][page];
  return <FunnelPage key={page} scope={scope} title={labels.headings[page]} />;
});

/** Fetches the next page's code after the first tap or key on this page. Answers how to call it off. */
function prefetchNextPage(scope: Scope, service: Service, page: Page): (() => void) | undefined {
  // At once: after a sent booking the thank-you page must not fail to load.
  if (page === 'summary') return void loadThankYouPage().catch(() => {});
  const listening = new AbortController();
  let callOff = () => {};
  const prefetch = () => {
    listening.abort();
    // The tap comes first.
    callOff = whenIdle(() => void FUNNEL_PAGES[service][NEXT_PAGE[page]].prefetch(scope).catch(() => {}));
  };
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, prefetch, { signal: listening.signal, passive: true });
  return () => {
    listening.abort();
    callOff();
  };
}
