import type { Rupees } from './money';
import type { Id } from './ids';

/** A package as a service offers it. A field that the service does not use is undefined or empty. */
export interface OfferedPackage {
  readonly id: Id;
  readonly name: string;
  /** In rupees per walk, course of training or grooming. A missing price counts as 0 (decision S10). */
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

/** A trimming option. One can be chosen beside packages. */
export interface Trim {
  readonly id: Id;
  readonly name: string;
  /** In rupees; a missing price counts as 0 (decision S10). */
  readonly price: Rupees | undefined;
}

/** An add-on with additional cost. The quotes price it (decision S8). */
export interface AddOn {
  readonly id: Id;
  readonly name: string;
}

/** A package's card shows this many included add-ons at first. */
const INCLUDED_ADD_ONS_SHOWN = 2;

/** The included add-ons that a card shows: the first two, or all of an expanded card. */
export function shownAddOns({ includedAddOns }: OfferedPackage, isExpanded: boolean): readonly string[] {
  return isExpanded ? includedAddOns : includedAddOns.slice(0, INCLUDED_ADD_ONS_SHOWN);
}

/** The number of included add-ons that only an expanded card shows. */
export function foldedAddOnCount({ includedAddOns }: OfferedPackage): number {
  return Math.max(0, includedAddOns.length - INCLUDED_ADD_ONS_SHOWN);
}

/** The price after 'Starts from': the first trim's, even if another trim is cheaper (decision S9). */
export function startingPrice([first]: readonly Trim[]): Rupees | undefined {
  return first?.price;
}
