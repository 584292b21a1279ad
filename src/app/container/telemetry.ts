import { ContainerModule } from 'inversify';
import { BeaconTelemetry } from '../../adapters/telemetry/beacon-telemetry';
import { TELEMETRY_PORT, type Telemetry } from '../../ports/telemetry';
import type { AppConfig } from '../config';
import { currentPageName } from '../current-page';

/** Decision B11. */
export const telemetry = ({ telemetryUrl: url, release }: AppConfig) =>
  new ContainerModule(({ bind }) => {
    const beacon = () => {
      const base = window.location.origin + import.meta.env.BASE_URL;
      return new BeaconTelemetry({ url, release, base, page: currentPageName });
    };
    bind<Telemetry>(TELEMETRY_PORT).toConstantValue(url === '' ? { record: () => {} } : beacon());
  });
