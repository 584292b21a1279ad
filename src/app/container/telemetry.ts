import { ContainerModule } from 'inversify';
import { BeaconTelemetry } from '../../adapters/telemetry/beacon-telemetry';
import { TELEMETRY_PORT, type Telemetry } from '../../ports/telemetry';
import type { AppConfig } from '../config';
import { matchPath } from 'react-router-dom';
import { pageAt } from '../../adapters/router/page-at';
import { PATHS } from '../../adapters/router/paths';

/** Decision B11. */
export const telemetry = ({ telemetryUrl: url, release }: AppConfig) =>
  new ContainerModule(({ bind }) => {
    const beacon = () => {
      const base = window.location.origin + import.meta.env.BASE_URL;
      return new BeaconTelemetry({ url, release, base, page: currentPageName });
    };
    bind<Telemetry>(TELEMETRY_PORT).toConstantValue(url === '' ? { record: () => {} } : beacon());
  });

const BASE = import.meta.env.BASE_URL;

function currentPageName(): string {
  const path = window.location.pathname.slice(BASE.length - 1);
  const place = pageAt(path);
  if (place) return `${place.service}/${place.page}`;
  return (['thankYou', 'app'] as const).find((name) => matchPath(PATHS[name], path)) ?? 'notFound';
}
