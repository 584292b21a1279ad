import type { Rupees } from './money';
import type { Id } from './shape';

/** A package as a service offers it (spec section 3). What its service does not speak of is undefined or empty. */
export interface OfferedPackage {
  readonly id: Id;
  readonly name: string;
  /** In rupees, for what the service counts: a walk, a course of training, a visit. A missing one counts as 0 (decision S10). */
  readonly price: Rupees | undefined;
  /** The card's background, as the server gave it; '' for the card's own (decision P6). */
  readonly color: string;
  readonly icon: string | undefined;
  /** How many days a package of walks lasts. */
  readonly durationDays: number | undefined;
  /** How many sessions a course of training has, 1 at least. */
  readonly sessions: number | undefined;
  /** The names of the add-ons that the price includes. */
  readonly includedAddOns: readonly string[];
}

/** A trimming option, of which one can be chosen beside packages. */
export interface Trim {
  readonly id: Id;
  readonly name: string;
  /** In rupees; a missing one counts as 0 (decision S10). */
  readonly price: Rupees | undefined;
}

/** An add-on with additional cost, which is priced in the quotes (decision S8). */
export interface AddOn {
  readonly id: Id;
  readonly name: string;
}

/** How many of a package's included add-ons its card shows at first (spec section 9). */
const INCLUDED_ADD_ONS_SHOWN = 2;

/** The included add-ons that a card shows: the first two, or all once it was expanded. */
export function shownAddOns({ includedAddOns }: OfferedPackage, isExpanded: boolean): readonly string[] {
  return isExpanded ? includedAddOns : includedAddOns.slice(0, INCLUDED_ADD_ONS_SHOWN);
}

/** How many included add-ons a card shows only once it was expanded. */
export function foldedAddOnCount({ includedAddOns }: OfferedPackage): number {
  return Math.max(0, includedAddOns.length - INCLUDED_ADD_ONS_SHOWN);
}

/** The price that trims start from, in rupees: the first one's, even where another is cheaper (decision S9). */
export function startingPrice([first]: readonly Trim[]): Rupees | undefined {
  return first?.price;
}
