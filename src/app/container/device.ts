import { ContainerModule } from 'inversify';
import { BrowserGeolocation } from '../../adapters/browser/browser-geolocation';
import { RandomUuids } from '../../adapters/browser/random-uuids';
import { WebOtpReader } from '../../adapters/browser/web-otp-reader';
import { LazyImageScaling } from '../../adapters/lazy/lazy-image-scaling';
import { CLOCK_PORT, IMAGE_SCALING_PORT, OTP_READER_PORT, UNIQUE_IDS_PORT } from '../../ports/device';
import { NAVIGATION_PORT, OUTWARD_NAVIGATION_PORT, type Navigation } from '../../ports/navigation';
import { GEOLOCATION_PORT } from '../../ports/places';
import { LOGGER_PORT } from '../../ports/telemetry';
import type { BrowserEnvironment } from '../browser-environment';

/** The device: clock, log, position, pictures, text messages, and the ways to other pages. */
export const device = (browser: BrowserEnvironment, navigation: Navigation) =>
  new ContainerModule(({ bind }) => {
    const { clock, geolocation, logger, outwardNavigation } = browser;
    bind(CLOCK_PORT).toConstantValue(clock);
    bind(LOGGER_PORT).toConstantValue(logger);
    bind(NAVIGATION_PORT).toConstantValue(navigation);
    bind(OUTWARD_NAVIGATION_PORT).toConstantValue(outwardNavigation);
    bind(GEOLOCATION_PORT).toConstantValue(new BrowserGeolocation({ geolocation, logger }));
    bind(IMAGE_SCALING_PORT).toConstantValue(new LazyImageScaling(logger));
    bind(OTP_READER_PORT).toConstantValue(new WebOtpReader());
    bind(UNIQUE_IDS_PORT).toConstantValue(new RandomUuids());
  });
