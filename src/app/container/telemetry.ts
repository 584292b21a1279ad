import { ContainerModule } from 'inversify';
import { LazyTelemetry } from '../../adapters/lazy/lazy-telemetry';
import { LOGGER_PORT, TELEMETRY_PORT, type Telemetry } from '../../ports/telemetry';
import type { AppConfig } from '../config';
import { currentPageName } from '../current-page';

/** Telemetry. If it is switched off, events are ignored, and nothing is bound as LazyTelemetry. */
export const telemetry = ({ telemetryUrl: url, release }: AppConfig) =>
  new ContainerModule(({ bind }) => {
    if (url === '') {
      bind<Telemetry>(TELEMETRY_PORT).toConstantValue({ record: () => {} });
      return;
    }
    bind(LazyTelemetry).toDynamicValue((context) => {
      const base = window.location.origin + import.meta.env.BASE_URL;
      return new LazyTelemetry({
        url,
        release,
        base,
        page: currentPageName,
        logger: context.get(LOGGER_PORT),
      });
    });
    bind<Telemetry>(TELEMETRY_PORT).toService(LazyTelemetry);
  });
