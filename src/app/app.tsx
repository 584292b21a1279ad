import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOGGER_PORT, TELEMETRY_PORT, type Logger, type Telemetry } from '../ports/telemetry';
import { FailurePage } from '../ui/failure-page';
import { endBooking } from './container/booking-scope';
import type { ComposedApp } from './container/compose-app';
import { ErrorBoundary, type ErrorBoundaryProps } from '../ui/error-boundary';
import { reloadIfReplaced } from './start/replaced-files';
import { recordUncaughtErrors } from './start/uncaught-errors';
import { PageChanges } from './page-changes';
import { AppRoutes } from './routes';
import { Shell } from './shell/shell';
import { SessionStore } from '../stores/session-store';
import { TodayStore } from '../stores/today-store';

interface AppProps extends ComposedApp {
  readonly Router: ComponentType<{ readonly basename: string; readonly children: ReactNode }>;
}

export function App({ config, container, navigation, firstBooking, Router }: AppProps) {
  const logger = container.get<Logger>(LOGGER_PORT);
  const telemetry = container.get<Telemetry>(TELEMETRY_PORT);
  // Below the error boundaries, a failed page would reset it to the first booking, which may have ended.
  const [booking, setBooking] = useState(firstBooking);
  const record = (error: unknown) => {
    logger.error(`A page failed: ${String(error)}`);
    void reloadIfReplaced(error);
    telemetry.record({ kind: 'error', error });
  };
  useEffect(() => recordUncaughtErrors(telemetry), [telemetry]);
  useEffect(() => refreshTodayOnUse(container.get(TodayStore)), [container]);
  // Decision R6.
  const endThisBooking = () => setBooking(endBooking(booking, container));
  const failurePage = <FailurePage release={config.release} />;
  return (
    <ErrorBoundary onError={record} fallback={<main>{failurePage}</main>}>
      <Router basename={import.meta.env.BASE_URL}>
        <Shell config={config} session={container.get(SessionStore)}>
          <PageBoundary onError={record} fallback={failurePage}>
            <PageChanges brandName={config.brandName} container={container} navigation={navigation}>
              <AppRoutes config={config} container={container} booking={booking} onThankYouShown={endThisBooking} />
            </PageChanges>
          </PageBoundary>
        </Shell>
      </Router>
    </ErrorBoundary>
  );
}

function PageBoundary(props: Omit<ErrorBoundaryProps, 'place'>) {
  return <ErrorBoundary {...props} place={useLocation().pathname} />;
}

/** After the page has handled the press: what was pressed may belong to yesterday. */
function refreshTodayOnUse(today: TodayStore): () => void {
  const listening = new AbortController();
  const refresh = () => today.refresh();
  for (const event of ['click', 'input'])
    window.addEventListener(event, refresh, { signal: listening.signal, passive: true });
  document.addEventListener('visibilitychange', refresh, { signal: listening.signal });
  return () => listening.abort();
}
