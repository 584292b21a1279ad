import type { Credentials } from '../domain/account';
import type { AddOn, OfferedPackage, Trim } from '../domain/packages';
import type { Service } from '../domain/services';
import type { Id } from '../domain/ids';
import type { Answer } from './answer';
import { token } from './token';

export const PACKAGES = token<Packages>('Packages');

/** Packages, and the trimming options beside them. */
export interface PackagesAndTrims {
  readonly packages: readonly OfferedPackage[];
  readonly trims: readonly Trim[];
}

/** The offers of each service. Visitors may ask too. */
export interface Packages {
  /** A service's packages. */
  list(service: Service): Promise<Answer<readonly OfferedPackage[]>>;
  /** A service's packages for a customer, or without credentials for a visitor (decision P4). */
  listAs(credentials: Credentials | undefined, service: Service): Promise<Answer<readonly OfferedPackage[]>>;
  /** A service's packages with its trimming options. */
  listWithTrims(service: Service): Promise<Answer<PackagesAndTrims>>;
  /** The add-ons with additional cost that go with any of a service's packages. */
  addOns(service: Service): Promise<Answer<readonly AddOn[]>>;
  /** The names of one package's add-ons with additional cost; the list may be empty. */
  addOnsOf(service: Service, packageId: Id): Promise<Answer<readonly string[]>>;
}
