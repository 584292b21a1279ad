import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import type { Container } from 'inversify';
import { serviceNamed } from '../adapters/router/booking-page-at';
import { DEFAULT_SERVICE_PATH, PATHS, pathOfDestination } from '../adapters/router/paths';
import type { BookingPage } from '../domain/progress';
import { SERVICE_PROFILES, SERVICES } from '../domain/services';
import { CLOCK_PORT, type Clock } from '../ports/device';
import { OUTWARD_NAVIGATION_PORT, type OutwardNavigation } from '../ports/navigation';
import { DraftStore } from '../view-models/stores/draft-store';
import { pageTexts } from '../views/page-texts';
import { BookingGuard } from './booking-guard';
import type { AppConfig } from './config';
import { APP_DOWNLOAD_PAGE_URL } from './links';
import { AppDownloadPage, FUNNEL_PAGES, NotFoundPage, ThankYouPage } from './pages';
import { Redirect } from './redirect';

interface AppRoutesProps {
  readonly config: AppConfig;
  readonly container: Container;
  readonly booking: Container;
  /** Called when the thank-you page opens. */
  readonly onThankYouShown: () => void;
}

/** What each path shows. React Router ignores the case of a path and a slash at its end (decision R2). */
export function AppRoutes({ config, container, booking, onThankYouShown }: AppRoutesProps) {
  const pageOf = (page: BookingPage) => <FunnelPage page={page} booking={booking} />;
  return (
    <Routes>
      <Route path={PATHS.start} element={<Redirect to={DEFAULT_SERVICE_PATH} />} />
      <Route path={PATHS.service} element={<ServiceStart />} />
      <Route element={<BookingGuard booking={booking} otherwise={<NotFound />} />}>
        <Route path={PATHS.package} element={pageOf('package')} />
        <Route path={PATHS.schedule} element={pageOf('schedule')} />
        <Route path={PATHS.signUp} element={pageOf('signUp')} />
        <Route path={PATHS.login} element={pageOf('login')} />
        <Route path={PATHS.address} element={pageOf('address')} />
        <Route path={PATHS.petDetails} element={pageOf('petDetails')} />
        <Route path={PATHS.summary} element={pageOf('summary')} />
      </Route>
      <Route
        path={PATHS.thankYou}
        element={<ThankYou config={config} container={container} onShown={onThankYouShown} />}
      />
      <Route path={PATHS.app} element={<AppDownload config={config} container={container} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Leads from '/walking' to '/walking/1'. */
function ServiceStart() {
  const service = serviceNamed(useParams().service);
  return service ? <Redirect to={pathOfDestination({ service, page: 'package' })} /> : <NotFound />;
}

function FunnelPage({ page, booking }: { page: BookingPage; booking: Container }) {
  const Page = FUNNEL_PAGES[serviceNamed(useParams().service)!][page];
  return <Page booking={booking} title={pageTexts.headings[page]} />;
}

interface OuterPageProps {
  readonly config: AppConfig;
  readonly container: Container;
}

const ThankYou = observer(({ config, container, onShown }: OuterPageProps & { onShown: () => void }) => {
  // An effect event, because a new `onShown` must not run the effect again: a second run would end the next booking too.
  const handleShown = useEffectEvent(onShown);
  useEffect(() => handleShown(), []);
  const { phoneEnding, sentBooking } = container.get(DraftStore).current;
  return (
    <ThankYouPage
      sentBooking={sentBooking}
      now={container.get<Clock>(CLOCK_PORT).now()}
      phoneEnding={phoneEnding}
      device={container.get<OutwardNavigation>(OUTWARD_NAVIGATION_PORT).device}
      appUrl={APP_DOWNLOAD_PAGE_URL}
      playStoreUrl={config.playStoreUrl}
      appStoreUrl={config.appStoreUrl}
      startPath={DEFAULT_SERVICE_PATH}
    />
  );
});

function AppDownload({ config, container }: OuterPageProps) {
  const outwardNavigation = container.get<OutwardNavigation>(OUTWARD_NAVIGATION_PORT);
  return (
    <AppDownloadPage
      appStoreUrl={config.appStoreUrl}
      playStoreUrl={config.playStoreUrl}
      device={outwardNavigation.device}
      onLeave={(url) => outwardNavigation.leaveFor(url)}
    />
  );
}

function NotFound() {
  return (
    <NotFoundPage
      services={SERVICES.map((service) => ({
        service,
        label: SERVICE_PROFILES[service].label,
        path: pathOfDestination({ service, page: 'package' }),
      }))}
    />
  );
}
