import type { Credentials } from '../domain/account';
import type { WalkingPackage } from '../domain/walking';
import type { Answer } from './answer';

export const PACKAGES = Symbol('Packages');

/** What each service offers (spec section 7). */
export interface Packages {
  /** The walking packages; the call carries the session where there is one (decision P4). */
  walking(credentials: Credentials | undefined): Promise<Answer<readonly WalkingPackage[]>>;
}
