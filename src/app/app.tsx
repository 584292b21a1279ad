import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOGGER_PORT, TELEMETRY_PORT, type Logger, type Telemetry } from '../ports/telemetry';
import { LazyTelemetry } from '../adapters/lazy/lazy-telemetry';
import { FailurePage } from '../views/failure-page';
import { endBooking } from './container/booking-scope';
import type { ComposedApp } from './container/compose-app';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
import { refreshTodayOnUse } from './refresh-today';
import { recordUncaughtErrors } from './uncaught-errors';
import { PageChanges } from './page-changes';
import { AppRoutes } from './routes';
import { Shell } from './shell/shell';
import { TelemetryObjectionStore } from '../view-models/stores/telemetry-objection-store';
import { SessionStore } from '../view-models/stores/session-store';
import { TodayStore } from '../view-models/stores/today-store';

interface AppProps extends ComposedApp {
  /** The browser's router, or a router with a fixed path for a prerendered page. */
  readonly Router: ComponentType<{ readonly basename: string; readonly children: ReactNode }>;
}

export function App({ config, container, navigation, firstBooking, Router }: AppProps) {
  const logger = container.get<Logger>(LOGGER_PORT);
  const telemetry = container.get(LazyTelemetry, { optional: true });
  // This state is above the error boundaries. Below them, a failed page would reset it to the first booking, which may have ended.
  const [booking, setBooking] = useState(firstBooking);
  const record = (error: unknown) => {
    logger.error(`A page failed: ${String(error)}`);
    container.get<Telemetry>(TELEMETRY_PORT).record({ kind: 'error', error });
  };
  useEffect(() => telemetry && recordUncaughtErrors(telemetry), [telemetry]);
  useEffect(() => refreshTodayOnUse(container.get(TodayStore)), [container]);
  // The memoized footer renders again if a property is another object, so this object must stay the same.
  const telemetryNotice = useMemo(
    () => telemetry && { objection: container.get(TelemetryObjectionStore), onShown: () => telemetry.start() },
    [container, telemetry],
  );
  // The thank-you page ends the booking (decision R6).
  const endThisBooking = () => setBooking(endBooking(booking, container));
  const failurePage = <FailurePage release={config.release} />;
  return (
    // This boundary catches errors of the shell and the router. PageBoundary catches errors of a page.
    <ErrorBoundary onError={record} fallback={<main>{failurePage}</main>}>
      <Router basename={import.meta.env.BASE_URL}>
        <Shell config={config} session={container.get(SessionStore)} telemetryNotice={telemetryNotice}>
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

/** If a page cannot be rendered, shows the fallback inside the shell until the path changes. */
function PageBoundary(props: Omit<ErrorBoundaryProps, 'place'>) {
  return <ErrorBoundary {...props} place={useLocation().pathname} />;
}
