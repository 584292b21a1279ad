import { ContainerModule } from 'inversify';
import { lazyPlaces } from '../../adapters/lazy/lazy-places';
import { PLACES_PORT, type Places } from '../../ports/places';
import type { BrowserEnvironment } from '../browser-environment';
import type { AppConfig } from '../config';

export const places = ({ googleMapsApiKey }: AppConfig, browser: BrowserEnvironment) =>
  new ContainerModule(({ bind }) => {
    bind<Places>(PLACES_PORT).toConstantValue(
      browser.places ?? lazyPlaces({ googleMapsApiKey, logger: browser.logger }),
    );
  });
