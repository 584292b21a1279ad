import type { Credentials } from '../domain/account';
import type { ExtraAddOn, OfferedHairTrim, OfferedPackage } from '../domain/packages';
import type { Service } from '../domain/services';
import type { Id } from '../domain/ids';
import type { Answer } from './answer';
import { injectionToken } from './injection-token';

export const PACKAGES_PORT = injectionToken<Packages>('Packages');

/** A service's packages, and the hair trimmings to choose in addition. */
export interface PackagesAndTrims {
  readonly packages: readonly OfferedPackage[];
  readonly trims: readonly OfferedHairTrim[];
}

/** The packages and add-ons of each service. Visitors without a login may fetch them too. */
export interface Packages {
  list(service: Service): Promise<Answer<readonly OfferedPackage[]>>;
  /** A service's packages for a logged-in customer, or for a visitor if credentials are undefined (decision P4). */
  listAs(credentials: Credentials | undefined, service: Service): Promise<Answer<readonly OfferedPackage[]>>;
  /** A service's packages and its hair trimmings. */
  listWithTrims(service: Service): Promise<Answer<PackagesAndTrims>>;
  /** The add-ons with additional cost that can be added to any package of a service. */
  addOns(service: Service): Promise<Answer<readonly ExtraAddOn[]>>;
  /** The names of the add-ons with additional cost for one package; the list may be empty. */
  addOnsOf(service: Service, packageId: Id): Promise<Answer<readonly string[]>>;
}
