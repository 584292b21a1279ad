import { Suspense, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOfDestination, routeOfPath, DEFAULT_SERVICE_PATH } from '../adapters/router/paths';
import { SERVICE_PROFILES, SERVICES } from '../domain/services';
import { CLOCK_PORT, type Clock } from '../ports/device';
import { OUTWARD_NAVIGATION_PORT, type OutwardNavigation } from '../ports/navigation';
import { scrollNewPageToTop } from '../views/hooks/scroll-to-top';
import { pageTexts } from '../views/page-texts';
import { PageHeadingContext } from '../views/layout/page-heading';
import { PageSkeleton } from '../views/layout/page-skeleton';
import type { ComposedApp } from './container/compose-app';
import { FunnelRoute, Redirect } from './funnel-route';
import { APP_DOWNLOAD_PAGE_URL } from './links';
import { AppDownloadPage, NotFoundPage, ThankYouPage } from './pages';
import type { Container } from 'inversify';
import { AlertsViewModel } from '../view-models/alerts';
import { DraftStore } from '../view-models/stores/draft-store';

interface CurrentRouteProps extends Omit<ComposedApp, 'firstBooking'> {
  readonly booking: Container;
}

/** Shows the page of the current URL. The route table is in adapters/router/paths.ts. */
export function CurrentRoute({ config, container, navigation, booking }: CurrentRouteProps) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [firstKey] = useState(key);
  const [hasMoved, setMoved] = useState(false);
  // Sets the state during the render, because in an effect it would make React render the page twice.
  if (!hasMoved && key !== firstKey) setMoved(true);
  const surroundings = useMemo(
    () => ({ brandName: config.brandName, isFirstPage: !hasMoved }),
    [config.brandName, hasMoved],
  );

  useLayoutEffect(() => navigation.attach(navigate), [navigation, navigate]);
  useLayoutEffect(() => () => navigation.attach(undefined), [navigation]);

  // An alert belongs to one page: leaving the page dismisses it.
  useEffect(() => () => container.get(AlertsViewModel).dismiss(), [container, key]);

  // Scrolls up on every page but the first, which the customer may have scrolled before the app started.
  useLayoutEffect(() => {
    if (hasMoved) scrollNewPageToTop();
  }, [pathname, hasMoved]);

  const { phoneEnding, sentBooking } = container.get(DraftStore).current;
  const outwardNavigation = container.get<OutwardNavigation>(OUTWARD_NAVIGATION_PORT);
  const route = routeOfPath(pathname);
  const show = (): ReactNode => {
    switch (route.kind) {
      case 'redirect':
        return <Redirect to={route.to} />;
      case 'page':
        return <FunnelRoute booking={booking} service={route.service} page={route.page} />;
      case 'thankYou':
        return (
          <Suspense fallback={<PageSkeleton title={pageTexts.headings.thankYou} />}>
            <ThankYouPage
              sentBooking={sentBooking}
              now={container.get<Clock>(CLOCK_PORT).now()}
              phoneEnding={phoneEnding}
              device={outwardNavigation.device}
              appUrl={APP_DOWNLOAD_PAGE_URL}
              playStoreUrl={config.playStoreUrl}
              appStoreUrl={config.appStoreUrl}
              startPath={DEFAULT_SERVICE_PATH}
            />
          </Suspense>
        );
      case 'app':
        return (
          <Suspense fallback={<PageSkeleton title="Get the app" />}>
            <AppDownloadPage
              appStoreUrl={config.appStoreUrl}
              playStoreUrl={config.playStoreUrl}
              device={outwardNavigation.device}
              onLeave={(url) => outwardNavigation.leaveFor(url)}
            />
          </Suspense>
        );
      case 'notFound':
        return (
          <Suspense fallback={<PageSkeleton title="We could not find this page" />}>
            <NotFoundPage
              services={SERVICES.map((service) => ({
                service,
                label: SERVICE_PROFILES[service].label,
                path: pathOfDestination({ service, page: 'package' }),
              }))}
            />
          </Suspense>
        );
    }
  };
  return <PageHeadingContext value={surroundings}>{show()}</PageHeadingContext>;
}
