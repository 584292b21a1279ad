import { isAmount, type Rupees } from './money';
import { findById, type Id } from './ids';

/** A package that a service offers. A field that the service does not use is undefined or empty. */
export interface OfferedPackage {
  readonly id: Id;
  readonly name: string;
  /** The price in rupees of one walk, training course or grooming. Undefined if missing: it then counts as 0 (decision S10). */
  readonly price: Rupees | undefined;
  /** The card's background colour from the server; '' for the default colour (decision P6). */
  readonly color: string;
  readonly icon: string | undefined;
  /** The number of days that a walking package lasts. */
  readonly durationDays: number | undefined;
  /** The number of sessions in a training course, at least 1. */
  readonly sessions: number | undefined;
  /** The names of the add-ons that the price includes. */
  readonly includedAddOns: readonly string[];
}

/** A hair-trimming option of grooming. In addition to packages, the customer can choose one. */
export type OfferedHairTrim = Pick<OfferedPackage, 'id' | 'name' | 'price'>;

/** What a service offers now. Only grooming has trims. */
export interface PackagesAndTrims {
  readonly packages: readonly OfferedPackage[];
  readonly trims: readonly OfferedHairTrim[];
}

/** An add-on that costs extra. It has no price here, because pet masters price it in their quotes (decision S8). */
export type ExtraAddOn = Pick<OfferedPackage, 'id' | 'name'>;

/** The names of chosen items that are no longer offered. */
export function namesNoLongerOffered(
  chosen: readonly (Pick<OfferedPackage, 'id' | 'name'> | undefined)[],
  offered: readonly { readonly id: Id }[],
): readonly string[] {
  return chosen.flatMap((item) => (item && !findById(offered, item.id) ? item.name : []));
}

/** A chosen item as it is kept for the next booking, which gets the price of then. */
export const withoutPrice = <Item extends object>(item: Item) => ({ ...item, price: undefined });

/** The number of included add-ons that a page shows at first. */
const INCLUDED_ADD_ONS_SHOWN = 2;

/** The included add-ons that a page shows: the first two, or all if the customer has asked for all. */
export function visibleIncludedAddOns(names: readonly string[], isExpanded: boolean): readonly string[] {
  return isExpanded ? names : names.slice(0, INCLUDED_ADD_ONS_SHOWN);
}

/** The number of included add-ons that stay hidden until the customer asks for all. */
export function hiddenIncludedAddOnCount(names: readonly string[]): number {
  return Math.max(0, names.length - INCLUDED_ADD_ONS_SHOWN);
}

/** The lowest price of the packages in rupees; undefined if none has a price. */
export function lowestPrice(offered: readonly OfferedPackage[]): Rupees | undefined {
  const prices = offered.map(({ price }) => price).filter(isAmount);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Whether a price is the lowest of the packages' prices, and not all are the same. */
export function isLowestPrice(price: Rupees | undefined, offered: readonly OfferedPackage[]): boolean {
  return (
    isAmount(price) &&
    price === lowestPrice(offered) &&
    offered.some((each) => isAmount(each.price) && each.price > price)
  );
}

/** The price to show after 'Starts from': the first trim's, even if another is cheaper; undefined if the first has none (decision S9). */
export function firstTrimPrice([first]: readonly OfferedHairTrim[]): Rupees | undefined {
  return first?.price;
}
