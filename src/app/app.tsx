import type { Container } from 'inversify';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { resolvePath } from '../domain/paths';
import { LOGGER, type Logger } from '../ports/logger';
import { AlertDialog } from '../views/parts/alert-dialog';
import { FailurePage } from '../views/failure-page';
import type { AlertsViewModel } from '../view-models/alerts';
import type { Config } from './config';
import { ErrorBoundary } from './error-boundary';
import type { RouterNavigation } from './router-navigation';
import { AppRoutes } from './routes';
import { Shell } from './shell/shell';
import { ALERTS_VIEW_MODEL } from './tokens';
import { endVisit } from './visit';

interface AppProps {
  readonly config: Config;
  readonly container: Container;
  readonly navigation: RouterNavigation;
  /** The first visit to the funnel. */
  readonly firstVisit: Container;
  /** Knows where the customer is: the browser's router, or one that is told so. */
  readonly Router: ComponentType<{ readonly basename: string; readonly children: ReactNode }>;
}

/** The whole app: the shell around every page, the pages, and the alert above them. */
export function App({ config, container, navigation, firstVisit, Router }: AppProps) {
  const logger = container.get<Logger>(LOGGER);
  // Not where the pages are drawn: one that cannot be drawn must not bring a visit back that is over.
  const [visit, setVisit] = useState(firstVisit);
  const tell = (error: unknown) => logger.error(`A page failed: ${String(error)}`);
  return (
    // The outer one is for what fails in the shell and the router themselves.
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
            <AppRoutes config={config} container={container} navigation={navigation} visit={visit} />
          </PageBoundary>
        </Shell>
        <EndOfVisit onArrive={() => setVisit(endVisit(visit, container))} />
        <CurrentAlert alerts={container.get(ALERTS_VIEW_MODEL)} />
      </Router>
    </ErrorBoundary>
  );
}

/** Keeps the shell where a page could not be drawn. */
function PageBoundary({ onError, children }: { onError: (error: unknown) => void; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary onError={onError} fallback={<FailurePage />} place={pathname}>
      {children}
    </ErrorBoundary>
  );
}

/** Clears the bookings on arrival at the thank-you page (decision R6); the next booking begins with view-models of its own. */
function EndOfVisit({ onArrive }: { onArrive: () => void }) {
  const { pathname } = useLocation();
  const isThanked = resolvePath(pathname).kind === 'thankYou';
  // Once an arrival: the visit that begins here is not the one to end.
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
