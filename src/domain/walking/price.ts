import { formatRupees, isAmount, type Rupees } from '../money';
import { priceLine, type PriceLine, type PriceRules } from '../service-rules';
import { WALK_DURATIONS, walksPerDay, type WalkingBooking } from './choices';

/** Price per walk × walks a day × days, doubled for 60 minutes; undefined if a factor is missing or unusable (decision S10). */
export function walkingTotal(booking: WalkingBooking): Rupees | undefined {
  const rate = booking.package?.price;
  const days = booking.package?.durationDays;
  const duration = WALK_DURATIONS.find(({ value }) => value === booking.walkDuration);
  if (!isAmount(rate) || !isAmount(days) || !booking.walkFrequency || !duration) return undefined;
  const total = rate * walksPerDay(booking.walkFrequency) * days * duration.priceFactor;
  return isAmount(total) ? total : undefined;
}

function walkingPriceLines(booking: WalkingBooking): readonly PriceLine[] {
  const amount = walkingTotal(booking);
  const addOns = booking.addOns.map((addOn) => priceLine(addOn));
  if (amount === undefined || !booking.package) return addOns;
  const walks = walksPerDay(booking.walkFrequency);
  const days = booking.package.durationDays;
  const parts = [
    `${formatRupees(booking.package.price ?? 0)} a walk`,
    `${walks} ${walks === 1 ? 'walk' : 'walks'} a day`,
    `${days} ${days === 1 ? 'day' : 'days'}`,
    ...(booking.walkDuration === '60 min walk' ? ['2 for 60 minutes'] : []),
  ];
  return [{ label: parts.join(' × '), amount }, ...addOns];
}

/** Walking's rules for the price. Add-ons add nothing to the total, because the quotes price them. */
export const walkingPrice: PriceRules<WalkingBooking> = {
  total: (booking) => walkingTotal(booking) ?? 0,
  isIncomplete: (booking) => walkingTotal(booking) === undefined,
  lines: walkingPriceLines,
};
