import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleLogger } from './adapters/browser/console-logger';
import { App } from './app/app';
import { browserPlatform, ownDevice, type Device } from './app/browser-platform';
import { readConfig } from './app/config';
import { createContainer } from './app/container';
import { RouterNavigation } from './app/router-navigation';
import { FailurePage } from './views/failure-page';
import './views/styles';

// Each change of the page scrolls to its top (spec section 2); the browser would jump back down on Back.
history.scrollRestoration = 'manual';

const root = createRoot(document.getElementById('root')!);

// Not awaited: a module that waits keeps the bundler from putting what all pages share into one file.
start().catch((error: unknown) => {
  // A configuration with a hole in it, or a browser that lets no mock backend start: never a blank page.
  new ConsoleLogger().error(error instanceof Error ? error.message : 'The app could not be started.');
  root.render(
    <main>
      <FailurePage />
    </main>,
  );
});

async function start(): Promise<void> {
  const config = readConfig(import.meta.env);
  let timesShown = 0;

  /** Shows the app as it is on a device, in place of the one that is there; the new one knows nothing of it. */
  const show = (device: Device) => {
    const navigation = new RouterNavigation();
    const container = createContainer(browserPlatform(config, navigation, device));
    timesShown += 1;
    root.render(
      <StrictMode key={timesShown}>
        <App config={config} container={container} navigation={navigation} />
      </StrictMode>,
    );
  };

  // The literal expression lets the build leave all of the demo and its mocks out where the calls go to a server.
  if (import.meta.env.VITE_API === 'mock') {
    const { startDemo } = await import('../demo/start');
    startDemo({ apiBaseUrl: config.apiBaseUrl, show });
  } else show(ownDevice());
}
