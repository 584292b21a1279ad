import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LOGGER } from '../ports/logger';
import { AlertDialog } from '../views/dialogs/alert-dialog';
import { FailurePage } from '../views/failure-page';
import type { AlertsViewModel } from '../view-models/alerts';
import { ALERTS_VIEW_MODEL } from '../view-models/tokens';
import { endFunnelScope, type Composition } from './container';
import { ErrorBoundary } from './error-boundary';
import { resolvePath } from '../adapters/router/paths';
import { AppRoutes } from './routes';
import { Shell } from './shell/shell';

interface AppProps extends Composition {
  /** The browser's router, or for a prerendered page one with a fixed address. */
  readonly Router: ComponentType<{ readonly basename: string; readonly children: ReactNode }>;
}

/** The whole app: the shell around every page, the pages, and the alert above them. */
export function App({ config, appScope, navigation, firstFunnelScope, Router }: AppProps) {
  const logger = appScope.get(LOGGER);
  // Above the error boundaries: a page that fails must not bring an ended scope back.
  const [funnelScope, setFunnelScope] = useState(firstFunnelScope);
  const tell = (error: unknown) => logger.error(`A page failed: ${String(error)}`);
  return (
    // Catches errors of the shell and the router; the inner boundary those of a page.
    <ErrorBoundary
      onError={tell}
      fallback={
        <main>
          <FailurePage />
        </main>
      }
    >
      <Router basename={import.meta.env.BASE_URL}>
        <Shell config={config}>
          <PageBoundary onError={tell}>
            <AppRoutes config={config} appScope={appScope} navigation={navigation} funnelScope={funnelScope} />
          </PageBoundary>
        </Shell>
        <EndOfBooking onArrive={() => setFunnelScope(endFunnelScope(funnelScope, appScope))} />
        <CurrentAlert alerts={appScope.get(ALERTS_VIEW_MODEL)} />
      </Router>
    </ErrorBoundary>
  );
}

/** Keeps the shell around a page that cannot be rendered. */
function PageBoundary({ onError, children }: { onError: (error: unknown) => void; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary onError={onError} fallback={<FailurePage />} place={pathname}>
      {children}
    </ErrorBoundary>
  );
}

/** Ends the funnel's scope on arrival at the thank-you page, which clears the bookings (decision R6). */
function EndOfBooking({ onArrive }: { onArrive: () => void }) {
  const { pathname } = useLocation();
  const isThanked = resolvePath(pathname).kind === 'thankYou';
  // Once for each arrival: the new scope must not end too.
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
