import { formatShortRupees } from '../../domain/money';
import { lowestPrice, type OfferedPackage } from '../../domain/packages';

/** The lowest price of some packages, as in 'from ₹139'; undefined if none has a price. */
export function lowestPriceText(offered: readonly OfferedPackage[]): string | undefined {
  const lowest = lowestPrice(offered);
  return lowest === undefined ? undefined : `from ${formatShortRupees(lowest)}`;
}
