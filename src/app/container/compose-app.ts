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

export function composeApp(config: AppConfig, browser: BrowserEnvironment, options: ServerOptions = {}) {
  const navigation = new RouterNavigation();
  // The content security policy forbids the just-in-time compiler.
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
