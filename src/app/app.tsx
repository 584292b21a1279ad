import type { Container } from 'inversify';
import { observer } from 'mobx-react-lite';
import { BrowserRouter } from 'react-router-dom';
import { LOGGER, type Logger } from '../ports/logger';
import { AlertDialog } from '../views/parts/alert-dialog';
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
}

/** The whole app: the shell around every page, the pages, and the alert above them. */
export function App({ config, container, navigation }: AppProps) {
  const logger = container.get<Logger>(LOGGER);
  return (
    <ErrorBoundary onError={(error) => logger.error(`A page failed: ${String(error)}`)}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Shell config={config}>
          <AppRoutes config={config} container={container} navigation={navigation} />
        </Shell>
        <CurrentAlert alerts={container.get(ALERTS_VIEW_MODEL)} />
      </BrowserRouter>
    </ErrorBoundary>
  );
}

const CurrentAlert = observer(
  ({ alerts }: { alerts: AlertsViewModel }) =>
    alerts.message !== undefined && <AlertDialog key={alerts.closedCount} message={alerts.message} onClose={() => alerts.close()} />,
);
