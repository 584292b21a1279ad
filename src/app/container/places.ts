import { ContainerModule } from 'inversify';
import { lazyPlaces } from '../../adapters/lazy/lazy-places';
import { PLACES_PORT, type Places } from '../../ports/places';
import { LOGGER_PORT } from '../../ports/telemetry';
import type { AppConfig } from '../config';

/** The address search. */
export const places = ({ googleMapsApiKey, places: source }: AppConfig) =>
  new ContainerModule(({ bind }) => {
    bind<Places>(PLACES_PORT).toDynamicValue((context) =>
      lazyPlaces({ source, googleMapsApiKey, logger: context.get(LOGGER_PORT) }),
    );
  });
