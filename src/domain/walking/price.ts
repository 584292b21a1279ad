import { priceLine, type PriceLine } from '../booking';
import { formatRupees, inWholePaise, isAmount, type Rupees } from '../money';
import type { OfferedPackage } from '../packages';
import { counted } from '../text';
import { minutesOfWalk, walksPerDay, type WalkingBookingDraft } from './choices';

/** The minutes that a package's price pays for. A longer walk costs as much as several of these. */
const PRICED_MINUTES = 30;

/** What the price of walks depends on. */
type PricedChoices = Pick<WalkingBookingDraft, 'walkFrequency' | 'walkDuration'> & {
  readonly package: Pick<OfferedPackage, 'price' | 'durationDays'> | undefined;
};

/** Price × walks a day × days, doubled for walks of 60 minutes; undefined if one of them is missing or unusable (decision S10). */
export function walkingTotalIfComplete(booking: PricedChoices): Rupees | undefined {
  const rate = booking.package?.price;
  const days = booking.package?.durationDays;
  if (!isAmount(rate) || !isAmount(days) || !booking.walkFrequency || !booking.walkDuration) return undefined;
  const total = inWholePaise(rate * walksPerDay(booking.walkFrequency) * days * durationFactor(booking));
  return isAmount(total) ? total : undefined;
}

/** How often a walk of the chosen duration costs the package's price: twice for 60 minutes; once while no duration is chosen. */
function durationFactor({ walkDuration }: PricedChoices): number {
  return walkDuration ? minutesOfWalk(walkDuration) / PRICED_MINUTES : 1;
}

/** What a package's price pays for: 'a walk', but 'for 30 min' if 60-minute walks are chosen, which cost twice the price (decision B8). */
export function priceUnit(booking: WalkingBookingDraft): string {
  return durationFactor(booking) > 1 ? `for ${PRICED_MINUTES} min` : 'a walk';
}

/** How the total is calculated: '₹159.00 a walk × 2 walks a day × 15 days' (decision B8). */
function walkingCalculation(booking: WalkingBookingDraft): string {
  const { price = 0, durationDays = 0 } = booking.package ?? {};
  const parts = durationFactor(booking);
  const factors = [
    `${formatRupees(price)} ${priceUnit(booking)}`,
    `${counted(walksPerDay(booking.walkFrequency), 'walk')} a day`,
    counted(durationDays, 'day'),
    ...(parts > 1 ? [`${parts} for ${parts * PRICED_MINUTES} minutes`] : []),
  ];
  return factors.join(' × ');
}

/** The lines of the price. The total leaves out add-ons: pet masters price them later, in their quotes. */
export function walkingPriceLines(booking: WalkingBookingDraft): readonly PriceLine[] {
  const amount = walkingTotalIfComplete(booking);
  return [
    ...(amount === undefined ? [] : [{ label: walkingCalculation(booking), amount }]),
    ...booking.addOns.map((addOn) => priceLine(addOn)),
  ];
}
