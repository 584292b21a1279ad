import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { labels } from '../views/labels';
import { NEXT_PAGE, type Page } from '../domain/progress';
import { SERVICE_RULES, SERVICES, type Service } from '../domain/services';
import { DEPARTURE } from '../ports/departure';
import { ALERTS_VIEW_MODEL, DRAFT, FUNNEL } from '../view-models/tokens';
import { NotFoundPage } from '../views/not-found-page';
import { HeadingContext } from '../views/layout/page-heading';
import { PageSkeleton } from '../views/layout/page-skeleton';
import { scrollToTop } from '../views/hooks/scroll-to-top';
import { whenIdle } from '../views/hooks/when-idle';
import type { Config } from './config';
import { reloadOnChunkError } from './reload-on-chunk-error';
import { APP_ADDRESS } from './links';
import { FUNNEL_PAGES } from './pages';
import { pathOf, resolvePath, START_PATH } from '../adapters/router/paths';
import type { RouterNavigation } from '../adapters/router/router-navigation';
import type { Scope } from './scope';

const loadThankYouPage = reloadOnChunkError(() => import('../views/thank-you-page'));
const ThankYouPage = lazy(async () => ({ default: (await loadThankYouPage()).ThankYouPage }));

const AppStorePage = lazy(
  reloadOnChunkError(async () => ({ default: (await import('../views/app-store-page')).AppStorePage })),
);

interface RoutesProps {
  readonly config: Config;
  readonly appScope: Scope;
  readonly navigation: RouterNavigation;
  readonly funnelScope: Scope;
}

/** Shows the page at the present address, by the route table in adapters/router/paths.ts. */
export function AppRoutes({ config, appScope, navigation, funnelScope }: RoutesProps) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const [hasMoved, setMoved] = useState(false);
  // During the render, not in an effect: every page would render twice.
  if (!hasMoved && key !== firstKey) setMoved(true);
  const surroundings = useMemo(
    () => ({ brandName: config.brandName, isFirstPage: !hasMoved }),
    [config.brandName, hasMoved],
  );

  useLayoutEffect(() => navigation.attach(navigate), [navigation, navigate]);
  useLayoutEffect(() => () => navigation.detach(), [navigation]);

  // Alerts belong to the page that they were shown on.
  useEffect(() => () => appScope.get(ALERTS_VIEW_MODEL).dismiss(), [appScope, key]);

  // A prerendered first page may be scrolled already.
  useEffect(() => {
    if (hasMoved) scrollToTop();
  }, [pathname, hasMoved]);

  const departure = appScope.get(DEPARTURE);
  const route = resolvePath(pathname);
  const show = (): ReactNode => {
    switch (route.kind) {
      case 'redirect':
        return <Redirect to={route.to} />;
      case 'page':
        return <FunnelRoute scope={funnelScope} service={route.service} page={route.page} />;
      case 'thankYou':
        return (
          <Suspense fallback={<PageSkeleton title={labels.headings.thankYou} />}>
            <ThankYouPage
              isBookingSent={appScope.get(DRAFT).current.isBookingSent}
              appUrl={APP_ADDRESS}
              playStoreUrl={config.playStoreUrl}
              appStoreUrl={config.appStoreUrl}
              startPath={START_PATH}
            />
          </Suspense>
        );
      case 'app':
        return (
          <Suspense fallback={<PageSkeleton title="Get the app" />}>
            <AppStorePage
              appStoreUrl={config.appStoreUrl}
              playStoreUrl={config.playStoreUrl}
              device={departure.device}
              onLeave={(url) => departure.leaveFor(url)}
            />
          </Suspense>
        );
      case 'notFound':
        return (
          <NotFoundPage
            services={SERVICES.map((service) => ({ label: SERVICE_RULES[service].label, path: pathOf({ service, page: 'package' }) }))}
          />
        );
    }
  };
  return (
    <HeadingContext value={surroundings}>{show()}</HeadingContext>
  );
}

/**
 * Leads to another path, and again after a Back that comes before its page is there. The router's own Navigate leads once, and
 * would leave an empty page.
 */
function Redirect({ to }: { to: string }) {
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
const FunnelRoute = observer(({ scope, service, page }: { scope: Scope; service: Service; page: Page }) => {
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
