import { ContainerModule } from 'inversify';
import { HttpAccounts } from '../../adapters/http/accounts';
import { HttpAddresses } from '../../adapters/http/addresses';
import { HttpBookingGateway } from '../../adapters/http/bookings';
import { HTTP_SETTINGS, HttpClient, type HttpSettings } from '../../adapters/http/client';
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
import type { AppConfig } from '../config';

export interface ServerOptions {
  /** The build renders pages without a server. */
  readonly packages?: Packages;
  readonly beforeAnswer?: () => Promise<void>;
}

export const server = (config: AppConfig, { packages, beforeAnswer }: ServerOptions) =>
  new ContainerModule(({ bind }) => {
    bind<HttpSettings>(HTTP_SETTINGS).toConstantValue({
      baseUrl: config.apiBaseUrl,
      picturesUrl: config.picturesUrl,
      sendsKeys: config.sendsIdempotencyKeys,
      beforeAnswer,
    });
    bind(HttpClient).toSelf();
    bind<Accounts>(ACCOUNTS_PORT).to(HttpAccounts);
    bind<Addresses>(ADDRESSES_PORT).to(HttpAddresses);
    bind<BookingGateway>(BOOKING_GATEWAY_PORT).to(HttpBookingGateway);
    if (packages) bind<Packages>(PACKAGES_PORT).toConstantValue(packages);
    else bind<Packages>(PACKAGES_PORT).to(HttpPackages);
    bind<Pets>(PETS_PORT).to(HttpPets);
  });
