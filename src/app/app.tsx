import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOGGER_PORT, TELEMETRY_PORT } from '../ports/telemetry';
import { AlertDialog } from '../views/dialogs/alert-dialog';
import { FailurePage } from '../views/failure-page';
import { AlertsViewModel } from '../view-models/alerts';
import { endBookingAndRenewFunnelScope, readStoresAgain, type ComposedApp } from './container';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
import { watchReturn } from './on-return';
import { refreshTodayOnUse } from './refresh-today';
import { recordUncaughtErrors } from './uncaught-errors';
import { routeOfPath } from '../adapters/router/paths';
import { CurrentRoute } from './current-route';
import { Shell } from './shell/shell';
import { TelemetryObjectionStore } from '../view-models/stores/telemetry-objection-store';
import { SessionStore } from '../view-models/stores/session-store';
import { TodayStore } from '../view-models/stores/today-store';

interface AppProps extends ComposedApp {
  /** The browser's router, or a router with a fixed path for a prerendered page. */
  readonly Router: ComponentType<{ readonly basename: string; readonly children: ReactNode }>;
}

export function App({ config, appScope, navigation, telemetry, firstFunnelScope, Router }: AppProps) {
  const logger = appScope.get(LOGGER_PORT);
  // This state is above the error boundaries. Below them, a failed page would reset it to the first scope, whose booking may have ended.
  const [funnelScope, setFunnelScope] = useState(firstFunnelScope);
  const tell = (error: unknown) => {
    logger.error(`A page failed: ${String(error)}`);
    appScope.get(TELEMETRY_PORT).record({ kind: 'error', error });
  };
  useEffect(() => telemetry && recordUncaughtErrors(telemetry), [telemetry]);
  const readAgain = useEffectEvent(() => setFunnelScope(readStoresAgain(funnelScope, appScope)));
  useEffect(() => watchReturn(readAgain), []);
  useEffect(() => refreshTodayOnUse(appScope.get(TodayStore)), [appScope]);
  // The memoized footer renders again if a property is another object, so this object must stay the same.
  const telemetryNotice = useMemo(
    () => telemetry && { objection: appScope.get(TelemetryObjectionStore), onShown: () => telemetry.start() },
    [appScope, telemetry],
  );
  const failurePage = <FailurePage release={config.release} />;
  return (
    // This boundary catches errors of the shell and the router. PageBoundary catches errors of a page.
    <ErrorBoundary onError={tell} fallback={<main>{failurePage}</main>}>
      <Router basename={import.meta.env.BASE_URL}>
        <Shell config={config} session={appScope.get(SessionStore)} telemetryNotice={telemetryNotice}>
          <PageBoundary onError={tell} fallback={failurePage}>
            <CurrentRoute config={config} appScope={appScope} navigation={navigation} funnelScope={funnelScope} />
          </PageBoundary>
        </Shell>
        <EndOfBooking onArrive={() => setFunnelScope(endBookingAndRenewFunnelScope(funnelScope, appScope))} />
        <CurrentAlert alerts={appScope.get(AlertsViewModel)} />
      </Router>
    </ErrorBoundary>
  );
}

/** If a page cannot be rendered, shows the fallback inside the shell until the path changes. */
function PageBoundary(props: Omit<ErrorBoundaryProps, 'place'>) {
  return <ErrorBoundary {...props} place={useLocation().pathname} />;
}

/** Calls `onArrive`, which ends the booking, when the thank-you page opens (decision R6). */
function EndOfBooking({ onArrive }: { onArrive: () => void }) {
  const { pathname } = useLocation();
  const isThanked = routeOfPath(pathname).kind === 'thankYou';
  // Thanks to the effect event, a new `onArrive` does not run the effect again. A second run would end the next booking too.
  const arrive = useEffectEvent(onArrive);
  useEffect(() => {
    if (isThanked) arrive();
  }, [isThanked]);
  return null;
}

const CurrentAlert = observer(
  ({ alerts }: { alerts: AlertsViewModel }) =>
    alerts.message !== undefined && (
      <AlertDialog key={alerts.closedCount} message={alerts.message} onClose={() => alerts.close()} />
    ),
);
