import { formatRupees } from '../domain/money';
import { lowestPrice, type OfferedPackage } from '../domain/packages';

/** Such as 'from ₹139.00 a walk'; undefined if no package has a price. */
export function lowestPriceText(offered: readonly OfferedPackage[], unit = ''): string | undefined {
  const lowest = lowestPrice(offered);
  return lowest === undefined ? undefined : `from ${formatRupees(lowest)}${unit}`;
}
