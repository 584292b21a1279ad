import { ContainerModule } from 'inversify';
import { BrowserGeolocation } from '../../adapters/browser/browser-geolocation';
import { CanvasImageScaling } from '../../adapters/browser/canvas-image-scaling';
import { RandomUuids } from '../../adapters/browser/random-uuids';
import {
  CLOCK_PORT,
  IMAGE_SCALING_PORT,
  UNIQUE_IDS_PORT,
  type Clock,
  type ImageScaling,
  type UniqueIds,
} from '../../ports/device';
import {
  NAVIGATION_PORT,
  OUTWARD_NAVIGATION_PORT,
  type Navigation,
  type OutwardNavigation,
} from '../../ports/navigation';
import { GEOLOCATION_PORT, type Geolocation } from '../../ports/places';
import { LOGGER_PORT, type Logger } from '../../ports/telemetry';
import type { BrowserEnvironment } from '../browser-environment';

export const device = (browser: BrowserEnvironment, navigation: Navigation) =>
  new ContainerModule(({ bind }) => {
    const { clock, geolocation, logger, outwardNavigation } = browser;
    bind<Clock>(CLOCK_PORT).toConstantValue(clock);
    bind<Logger>(LOGGER_PORT).toConstantValue(logger);
    bind<Navigation>(NAVIGATION_PORT).toConstantValue(navigation);
    bind<OutwardNavigation>(OUTWARD_NAVIGATION_PORT).toConstantValue(outwardNavigation);
    bind<Geolocation>(GEOLOCATION_PORT).toConstantValue(new BrowserGeolocation(geolocation, logger));
    bind<ImageScaling>(IMAGE_SCALING_PORT).toConstantValue(new CanvasImageScaling(logger));
    bind<UniqueIds>(UNIQUE_IDS_PORT).toConstantValue(new RandomUuids());
  });
