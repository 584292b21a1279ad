import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { browserPlatform } from './app/browser-platform';
import { readConfig } from './app/config';
import { createContainer } from './app/container';
import { RouterNavigation } from './app/router-navigation';

const config = readConfig(import.meta.env);

// The literal expression lets the build leave all of the mocks out where the calls go to a server.
if (import.meta.env.VITE_API === 'mock') {
  const { startMockBackend } = await import('../mocks/browser');
  await startMockBackend({
    baseUrl: config.apiBaseUrl,
    workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
    scope: import.meta.env.BASE_URL,
    clock: Date,
  });
}

// Each change of the page scrolls to its top (spec section 2); the browser would jump back down on Back.
history.scrollRestoration = 'manual';

const navigation = new RouterNavigation();
const container = createContainer(browserPlatform(config, navigation));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App config={config} container={container} navigation={navigation} />
  </StrictMode>,
);
