import type { Rupees } from './money';
import type { Id } from './shape';

/** A package as a service offers it (spec section 3). What its service does not speak of is undefined or empty. */
export interface OfferedPackage {
  readonly id: Id;
  readonly name: string;
  /** In rupees, for what the service counts: a walk, a course of training, a visit. Missing prices are priced as 0 (decision S10). */
  readonly price: Rupees | undefined;
  /** The card's background, as the server gave it. */
  readonly color: string;
  readonly icon: string | undefined;
  readonly durationDays: number | undefined;
  readonly sessions: number | undefined;
  /** The names of the add-ons that the price includes. */
  readonly includedAddOns: readonly string[];
}

/** A trimming option, of which one can be chosen beside packages. */
export interface Trim {
  readonly id: Id;
  readonly name: string;
  /** In rupees; missing prices are priced as 0 (decision S10). */
  readonly price: Rupees | undefined;
}

/** An add-on with additional cost, which is priced in the quotes (decision S8). */
export interface AddOn {
  readonly id: Id;
  readonly name: string;
}

/** How many of a package's included add-ons its card shows at first (spec section 9). */
export const INCLUDED_ADD_ONS_SHOWN = 2;
