import { isAmount, type Rupees } from './money';
import { findById, type Id } from './ids';

export interface OfferedPackage {
  readonly id: Id;
  readonly name: string;
  /** Of one walk, training course or grooming. Missing, it counts as 0 (decision S10). */
  readonly price: Rupees | undefined;
  /** '' for the default colour (decision P6). */
  readonly color: string;
  readonly icon: string | undefined;
  readonly durationDays: number | undefined;
  /** At least 1. */
  readonly sessions: number | undefined;
  readonly includedAddOns: readonly string[];
}

export type OfferedHairTrim = Pick<OfferedPackage, 'id' | 'name' | 'price'>;

export interface PackagesAndTrims {
  readonly packages: readonly OfferedPackage[];
  readonly trims: readonly OfferedHairTrim[];
}

/** Without a price: pet masters price it in their quotes (decision S8). */
export type ExtraAddOn = Pick<OfferedPackage, 'id' | 'name'>;

export function namesNoLongerOffered(
  chosen: readonly (Pick<OfferedPackage, 'id' | 'name'> | undefined)[],
  offered: readonly { readonly id: Id }[],
): readonly string[] {
  return chosen.flatMap((item) => (item && !findById(offered, item.id) ? item.name : []));
}

export const withoutPrice = <Item extends object>(item: Item) => ({ ...item, price: undefined });

const INCLUDED_ADD_ONS_SHOWN = 2;

export function visibleIncludedAddOns(names: readonly string[], isExpanded: boolean): readonly string[] {
  return isExpanded ? names : names.slice(0, INCLUDED_ADD_ONS_SHOWN);
}

export function hiddenIncludedAddOnCount(names: readonly string[]): number {
  return Math.max(0, names.length - INCLUDED_ADD_ONS_SHOWN);
}

export function lowestPrice(offered: readonly OfferedPackage[]): Rupees | undefined {
  const prices = offered.map(({ price }) => price).filter(isAmount);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

export function isLowestPrice(price: Rupees | undefined, offered: readonly OfferedPackage[]): boolean {
  return (
    isAmount(price) &&
    price === lowestPrice(offered) &&
    offered.some((each) => isAmount(each.price) && each.price > price)
  );
}

/** Even if another is cheaper (decision S9). */
export function firstTrimPrice([first]: readonly OfferedHairTrim[]): Rupees | undefined {
  return first?.price;
}
