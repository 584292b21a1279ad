import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { labels } from '../views/labels';
import { nextPath, pathOf, resolvePath, START_PATH } from '../domain/paths';
import type { Page } from '../domain/progress';
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

/** Shows what stands behind the path (spec section 2, Route table). */
export function AppRoutes({ config, appScope, navigation, funnelScope }: RoutesProps) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const [hasMoved, setMoved] = useState(false);
  // While it renders, not after: every page would be drawn twice.
  if (!hasMoved && key !== firstKey) setMoved(true);
  const surroundings = useMemo(
    () => ({ brandName: config.brandName, isFirstPage: !hasMoved }),
    [config.brandName, hasMoved],
  );

  useLayoutEffect(() => navigation.attach(navigate), [navigation, navigate]);
  useLayoutEffect(() => () => navigation.detach(), [navigation]);

  // Whatever the customer leaves a page by: what was said about it goes with it.
  useEffect(() => () => appScope.get(ALERTS_VIEW_MODEL).dismiss(), [appScope, key]);

  // The first page of a page load is where the customer has scrolled it to, if it was drawn ahead.
  useEffect(() => {
    if (hasMoved) scrollToTop();
  }, [pathname, hasMoved]);

  const departure = appScope.get(DEPARTURE);
  const destination = resolvePath(pathname);
  const show = (): ReactNode => {
    switch (destination.kind) {
      case 'redirect':
        return <Redirect to={destination.to} />;
      case 'page':
        return <FunnelRoute scope={funnelScope} service={destination.service} page={destination.page} />;
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
            services={SERVICES.map((service) => ({ label: SERVICE_RULES[service].label, path: pathOf(service, 'package') }))}
          />
        );
    }
  };
  return (
    <HeadingContext value={surroundings}>{show()}</HeadingContext>
  );
}

/**
 * Leads elsewhere; and again where the customer was led back before the other page was drawn, as by a session that is lost just
 * then. The router's own Navigate leads once, and would leave an empty page.
 */
function Redirect({ to }: { to: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const lead = () => {
      // Who is on another entry of the history by now is not led away from that. The same entry is the same location to the router.
      const { key = 'default' } = (window.history.state ?? {}) as { key?: string };
      if (key === location.key) void navigate(to, { replace: true });
    };
    lead();
    window.addEventListener('popstate', lead);
    return () => window.removeEventListener('popstate', lead);
  }, [navigate, to, location]);
  return null;
}

/** A page of the funnel, once no guard sends the customer elsewhere. */
const FunnelRoute = observer(({ scope, service, page }: { scope: Scope; service: Service; page: Page }) => {
  // The guards are asked anew at each entry of the history: a visit may be over, which changes nothing where the customer stands.
  useLocation();
  const funnel = scope.get(FUNNEL);
  const redirect = funnel.redirect(service, page);
  useLayoutEffect(() => {
    if (redirect) funnel.turnBack(service, page);
    else funnel.arrive(service, page);
  }, [funnel, redirect, service, page]);
  useEffect(() => prefetchNextPage(scope, service, page), [scope, service, page]);

  if (redirect) return <Redirect to={redirect} />;
  const FunnelPage = FUNNEL_PAGES[service][page];
  return <FunnelPage key={page} scope={scope} title={labels.headings[page]} />;
});

/** Fetches the next page's code while the customer fills in this one: after the first tap or key, for who only looks needs none. */
function prefetchNextPage(scope: Scope, service: Service, page: Page): (() => void) | undefined {
  // Not left to an idle moment: a booking that was sent must not end on a page that cannot be fetched.
  if (page === 'summary') return void loadThankYouPage().catch(() => {});
  const next = resolvePath(nextPath(service, page));
  if (next.kind !== 'page') return undefined;
  const calling = new AbortController();
  let callOff = () => {};
  const prefetch = () => {
    calling.abort();
    // The tap itself is answered first.
    callOff = whenIdle(() => void FUNNEL_PAGES[service][next.page].prefetch(scope).catch(() => {}));
  };
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, prefetch, { signal: calling.signal, passive: true });
  return () => {
    calling.abort();
    callOff();
  };
}
