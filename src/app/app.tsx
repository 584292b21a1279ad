import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOGGER } from '../ports/logger';
import { TELEMETRY } from '../ports/telemetry';
import { AlertDialog } from '../views/dialogs/alert-dialog';
import { FailurePage } from '../views/failure-page';
import type { AlertsViewModel } from '../view-models/alerts';
import { ALERTS_VIEW_MODEL, OBJECTION_STORE, SESSION_STORE } from '../view-models/tokens';
import { endFunnelScope, type Composition } from './container';
import { ErrorBoundary } from './error-boundary';
import { recordUncaughtErrors } from './uncaught-errors';
import { resolvePath } from '../adapters/router/paths';
import { AppRoutes } from './routes';
import { Shell } from './shell/shell';

interface AppProps extends Composition {
  /** The browser's router, or a router with a fixed path for a prerendered page. */
  readonly Router: ComponentType<{ readonly basename: string; readonly children: ReactNode }>;
}

/** The whole app: the shell (header and footer), the current page, and the alert dialog. */
export function App({ config, appScope, navigation, telemetry, firstFunnelScope, Router }: AppProps) {
  const logger = appScope.get(LOGGER);
  // Stored above the error boundaries: otherwise a failing page would reset it to the first scope, which has ended.
  const [funnelScope, setFunnelScope] = useState(firstFunnelScope);
  const tell = (error: unknown) => {
    logger.error(`A page failed: ${String(error)}`);
    appScope.get(TELEMETRY).record({ kind: 'error', error });
  };
  useEffect(() => telemetry && recordUncaughtErrors(telemetry), [telemetry]);
  // The footer is rendered once, so its properties stay the same objects.
  const telemetryNotice = useMemo(
    () => telemetry && { objection: appScope.get(OBJECTION_STORE), onShown: () => telemetry.start() },
    [appScope, telemetry],
  );
  return (
    // This boundary catches errors of the shell and the router. PageBoundary catches errors of a page.
    <ErrorBoundary
      onError={tell}
      fallback={
        <main>
          <FailurePage release={config.release} />
        </main>
      }
    >
      <Router basename={import.meta.env.BASE_URL}>
        <Shell config={config} session={appScope.get(SESSION_STORE)} telemetryNotice={telemetryNotice}>
          <PageBoundary release={config.release} onError={tell}>
            <AppRoutes config={config} appScope={appScope} navigation={navigation} funnelScope={funnelScope} />
          </PageBoundary>
        </Shell>
        <EndOfBooking onArrive={() => setFunnelScope(endFunnelScope(funnelScope, appScope))} />
        <CurrentAlert alerts={appScope.get(ALERTS_VIEW_MODEL)} />
      </Router>
    </ErrorBoundary>
  );
}

interface PageBoundaryProps {
  readonly release: string;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows the failure page inside the shell if a page cannot be rendered. */
function PageBoundary({ release, onError, children }: PageBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary onError={onError} fallback={<FailurePage release={release} />} place={pathname}>
      {children}
    </ErrorBoundary>
  );
}

/** Calls `onArrive` at the thank-you page, where the bookings are cleared (decision R6). */
function EndOfBooking({ onArrive }: { onArrive: () => void }) {
  const { pathname } = useLocation();
  const isThanked = resolvePath(pathname).kind === 'thankYou';
  // Runs once for each arrival: on the next render it would end the new scope too.
  const arrive = useEffectEvent(onArrive);
  useEffect(() => {
    if (isThanked) arrive();
  }, [isThanked]);
  return null;
}

const CurrentAlert = observer(
  ({ alerts }: { alerts: AlertsViewModel }) =>
    alerts.message !== undefined && <AlertDialog key={alerts.closedCount} message={alerts.message} onClose={() => alerts.close()} />,
);
