import type { Credentials } from '../domain/account';
import type { AddOn, OfferedPackage, Trim } from '../domain/packages';
import type { Id } from '../domain/shape';
import type { Answer } from './answer';
import { token } from './token';

export const PACKAGES = token<Packages>('Packages');

/** Packages, and the trimming options that are offered beside them. */
export interface PackagesAndTrims {
  readonly packages: readonly OfferedPackage[];
  readonly trims: readonly Trim[];
}

/** What the services offer, each named by the id that the server knows it by. Visitors may ask too. */
export interface Packages {
  /** A service's packages. */
  list(serviceId: string): Promise<Answer<readonly OfferedPackage[]>>;
  /** A service's packages, asked for with the session where there is one (decision P4). */
  listAs(credentials: Credentials | undefined, serviceId: string): Promise<Answer<readonly OfferedPackage[]>>;
  /** A service's packages with its trimming options. */
  listWithTrims(serviceId: string): Promise<Answer<PackagesAndTrims>>;
  /** The add-ons with additional cost that go with any of a service's packages. */
  addOns(serviceId: string): Promise<Answer<readonly AddOn[]>>;
  /** The names of the add-ons with additional cost that go with one package; there may be none. */
  addOnsOf(serviceId: string, packageId: Id): Promise<Answer<readonly string[]>>;
}
