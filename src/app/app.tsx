import type { Container } from 'inversify';
import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
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
            <AppRoutes config={config} container={container} navigation={navigation} firstVisit={firstVisit} />
          </PageBoundary>
        </Shell>
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

const CurrentAlert = observer(
  ({ alerts }: { alerts: AlertsViewModel }) =>
    alerts.message !== undefined && <AlertDialog key={alerts.closedCount} message={alerts.message} onClose={() => alerts.close()} />,
);
