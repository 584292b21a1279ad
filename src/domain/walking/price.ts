import { formatRupees, formatShortRupees, isAmount, type Rupees } from '../money';
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

/** How the total is calculated, in short; '' while there is no total (decision B8). */
function walkingCalculation(booking: WalkingBooking): string {
  if (walkingTotal(booking) === undefined || !booking.package) return '';
  const { price = 0, durationDays = 0 } = booking.package;
  const factors = [counted(walksPerDay(booking.walkFrequency), 'walk'), counted(durationDays, 'day'), ...extraFactor(booking)];
  return [formatShortRupees(price), ...factors].join(' × ');
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const extraFactor = ({ walkDuration }: WalkingBooking) => (walkDuration === '60 min walk' ? ['2 for 60 minutes'] : []);

function walkingPriceLines(booking: WalkingBooking): readonly PriceLine[] {
  const amount = walkingTotal(booking);
  const addOns = booking.addOns.map((addOn) => priceLine(addOn));
  if (amount === undefined || !booking.package) return addOns;
  const { price = 0, durationDays = 0 } = booking.package;
  const parts = [
    `${formatRupees(price)} a walk`,
    `${counted(walksPerDay(booking.walkFrequency), 'walk')} a day`,
    counted(durationDays, 'day'),
    ...extraFactor(booking),
  ];
  return [{ label: parts.join(' × '), amount }, ...addOns];
}

/** Walking's rules for the price. The total leaves out add-ons: pet masters price them later, in their quotes. */
export const walkingPrice: PriceRules<WalkingBooking> = {
  total: (booking) => walkingTotal(booking) ?? 0,
  isIncomplete: (booking) => walkingTotal(booking) === undefined,
  lines: walkingPriceLines,
  calculation: walkingCalculation,
};
