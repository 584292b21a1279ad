import { ContainerModule } from 'inversify';
import { HttpAccounts } from '../../adapters/http/accounts';
import { HttpAddresses } from '../../adapters/http/addresses';
import { HttpBookingGateway } from '../../adapters/http/booking-gateway';
import { HttpClient } from '../../adapters/http/client';
import { HttpPackages } from '../../adapters/http/packages';
import { HttpPets } from '../../adapters/http/pets';
import {
  ACCOUNTS_PORT,
  ADDRESSES_PORT,
  BOOKING_GATEWAY_PORT,
  PACKAGES_PORT,
  PETS_PORT,
  type Packages,
  type Accounts,
  type Addresses,
  type BookingGateway,
  type Pets,
} from '../../ports/server';
import { LOGGER_PORT, TELEMETRY_PORT } from '../../ports/telemetry';
import type { AppConfig } from '../config';

export interface ServerOptions {
  /** The build renders pages without a server. */
  readonly packages?: Packages;
  readonly beforeAnswer?: () => Promise<void>;
}

export const server = (config: AppConfig, { packages, beforeAnswer }: ServerOptions) =>
  new ContainerModule(({ bind }) => {
    bind(HttpClient).toDynamicValue(
      (context) =>
        new HttpClient({
          baseUrl: config.apiBaseUrl,
          picturesUrl: config.picturesUrl,
          sendsKeys: config.sendsIdempotencyKeys,
          logger: context.get(LOGGER_PORT),
          telemetry: context.get(TELEMETRY_PORT),
          beforeAnswer,
        }),
    );
    bind<Accounts>(ACCOUNTS_PORT).to(HttpAccounts);
    bind<Addresses>(ADDRESSES_PORT).to(HttpAddresses);
    bind<BookingGateway>(BOOKING_GATEWAY_PORT).to(HttpBookingGateway);
    if (packages) bind<Packages>(PACKAGES_PORT).toConstantValue(packages);
    else bind<Packages>(PACKAGES_PORT).to(HttpPackages);
    bind<Pets>(PETS_PORT).to(HttpPets);
  });
