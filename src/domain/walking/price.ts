import { formatRupees, formatRupeesWithoutZeroPaise, isAmount, type Rupees } from '../money';
import { priceLine, type PriceRules } from '../service-rules';
import { WALK_DURATIONS, walksPerDay, type WalkingBookingDraft } from './choices';

/** Price × walks a day × days, doubled for walks of 60 minutes; undefined if one of them is missing or unusable (decision S10). */
export function walkingTotalIfComplete(booking: WalkingBookingDraft): Rupees | undefined {
  const rate = booking.package?.price;
  const days = booking.package?.durationDays;
  const duration = WALK_DURATIONS.find(({ value }) => value === booking.walkDuration);
  if (!isAmount(rate) || !isAmount(days) || !booking.walkFrequency || !duration) return undefined;
  const total = rate * walksPerDay(booking.walkFrequency) * days * duration.priceFactor;
  return isAmount(total) ? total : undefined;
}

const isDoubled = ({ walkDuration }: WalkingBookingDraft) => walkDuration === '60 min walk';

/** What a package's price pays for: 'a walk', but 'for 30 min' if 60-minute walks are chosen, which cost twice the price (decision B8). */
export function priceUnit(booking: WalkingBookingDraft): string {
  return isDoubled(booking) ? 'for 30 min' : 'a walk';
}

/** The factors of the total as texts; an empty list without a total. `rate` formats the price; `perDay` follows the number of walks. */
function factorsOf(booking: WalkingBookingDraft, rate: (price: Rupees) => string, perDay: string): readonly string[] {
  if (walkingTotalIfComplete(booking) === undefined) return [];
  const { price = 0, durationDays = 0 } = booking.package ?? {};
  const walks = counted(walksPerDay(booking.walkFrequency), 'walk') + perDay;
  return [rate(price), walks, counted(durationDays, 'day'), ...(isDoubled(booking) ? ['2 for 60 minutes'] : [])];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Walking's rules for the price. The total leaves out add-ons: pet masters price them later, in their quotes. */
export const walkingPriceRules: PriceRules<WalkingBookingDraft> = {
  total: (booking) => walkingTotalIfComplete(booking) ?? 0,
  isIncomplete: (booking) => walkingTotalIfComplete(booking) === undefined,
  lines(booking) {
    const amount = walkingTotalIfComplete(booking);
    const label = factorsOf(booking, (price) => `${formatRupees(price)} ${priceUnit(booking)}`, ' a day').join(' × ');
    return [...(amount === undefined ? [] : [{ label, amount }]), ...booking.addOns.map((addOn) => priceLine(addOn))];
  },
  calculation: (booking) => factorsOf(booking, formatRupeesWithoutZeroPaise, '').join(' × '),
};
