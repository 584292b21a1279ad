import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { Outlet, Route, Routes, useOutletContext, useParams } from 'react-router-dom';
import type { Container } from 'inversify';
import { serviceNamed } from '../adapters/router/page-at';
import { DEFAULT_SERVICE_PATH, PATHS, pathOfDestination, SEGMENTS } from '../adapters/router/paths';
import { BOOKING_PAGES, type BookingPage } from '../domain/progress';
import { SERVICE_PROFILES, SERVICES, type Service } from '../domain/services';
import { CLOCK_PORT, type Clock } from '../ports/device';
import { OUTWARD_NAVIGATION_PORT, type OutwardNavigation } from '../ports/navigation';
import { DraftStore } from '../stores/draft-store';
import { PetListStore } from '../stores/pet-list-store';
import { pageTexts } from '../funnel/page-texts';
import { Guard } from './guard';
import type { AppConfig } from './config';
import { APP_DOWNLOAD_PAGE_URL } from './links';
import { AppDownloadPage, FUNNEL_PAGES, NotFoundPage, ThankYouPage } from './pages';
import { Redirect } from './redirect';

interface AppRoutesProps {
  readonly config: AppConfig;
  readonly container: Container;
  readonly booking: Container;
  readonly onThankYouShown: () => void;
}

/** React Router ignores the case of a path and a slash at its end (decision R2). */
export function AppRoutes({ config, container, booking, onThankYouShown }: AppRoutesProps) {
  return (
    <Routes>
      <Route path={PATHS.start} element={<Redirect to={DEFAULT_SERVICE_PATH} />} />
      <Route path={PATHS.service} element={<ServiceRoute />}>
        <Route index element={<ServiceStart />} />
        {BOOKING_PAGES.map((page) => (
          <Route key={page} path={SEGMENTS[page]} element={<FunnelPage page={page} booking={booking} />} />
        ))}
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

function ServiceRoute() {
  const service = serviceNamed(useParams().service);
  return service ? <Outlet context={service} /> : <NotFound />;
}

function ServiceStart() {
  const service = useOutletContext<Service>();
  return <Redirect to={pathOfDestination({ service, page: 'package' })} />;
}

function FunnelPage({ page, booking }: { page: BookingPage; booking: Container }) {
  const service = useOutletContext<Service>();
  const Page = FUNNEL_PAGES[service][page];
  return (
    <Guard booking={booking} service={service} page={page}>
      <Page booking={booking} title={pageTexts.headings[page]} />
    </Guard>
  );
}
interface OuterPageProps {
  readonly config: AppConfig;
  readonly container: Container;
}

const ThankYou = observer(({ config, container, onShown }: OuterPageProps & { onShown: () => void }) => {
  // A new `onShown` must not run the effect again: it would end the next booking too.
  const handleShown = useEffectEvent(onShown);
  useEffect(() => handleShown(), []);
  const { phoneEnding, sentBooking } = container.get(DraftStore).current;
  return (
    <ThankYouPage
      sentBooking={sentBooking}
      now={container.get<Clock>(CLOCK_PORT).now()}
      pets={container.get(PetListStore).pets.items}
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
