import { Container } from 'inversify';
import { RouterNavigation } from '../../adapters/router/router-navigation';
import type { BrowserEnvironment } from '../browser-environment';
import type { AppConfig } from '../config';
import { createBookingContainer } from './booking-scope';
import { device } from './device';
import { places } from './places';
import { server, type ServerOptions } from './server';
import { storage } from './storage';
import { stores } from './stores';
import { telemetry } from './telemetry';

/** Creates the objects of the app, such as adapters, stores and view-models, for a browser environment. Two apps share no objects. */
export function composeApp(config: AppConfig, browser: BrowserEnvironment, options: ServerOptions = {}) {
  const navigation = new RouterNavigation();
  // Without its just-in-time compiler, which the content security policy forbids.
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(
    device(browser, navigation),
    storage(browser),
    server(config, options),
    places(config, browser),
    telemetry(config),
    stores,
  );
  return { config, navigation, container, firstBooking: createBookingContainer(container) };
}

export type ComposedApp = ReturnType<typeof composeApp>;
