import { priceLine, type PriceLine } from '../booking';
import { formatRupees, inWholePaise, isAmount, type Rupees } from '../money';
import type { OfferedPackage } from '../packages';
import { counted } from '../text';
import { minutesOfWalk, walksPerDay, type WalkingBookingDraft } from './choices';

const PRICED_MINUTES = 30;

type PricedChoices = Pick<WalkingBookingDraft, 'walkFrequency' | 'walkDuration'> & {
  readonly package: Pick<OfferedPackage, 'price' | 'durationDays'> | undefined;
};

/** Undefined if a part is missing or unusable (decision S10). */
export function walkingTotalIfComplete(booking: PricedChoices): Rupees | undefined {
  const rate = booking.package?.price;
  const days = booking.package?.durationDays;
  if (!isAmount(rate) || !isAmount(days) || !booking.walkFrequency || !booking.walkDuration) return undefined;
  const total = inWholePaise(rate * walksPerDay(booking.walkFrequency) * days * durationFactor(booking));
  return isAmount(total) ? total : undefined;
}

function durationFactor({ walkDuration }: PricedChoices): number {
  return walkDuration ? minutesOfWalk(walkDuration) / PRICED_MINUTES : 1;
}

/** 60-minute walks cost twice the price (decision B8). */
export function priceUnit(booking: WalkingBookingDraft): string {
  return durationFactor(booking) > 1 ? `for ${PRICED_MINUTES} min` : 'a walk';
}

/** Decision B8. */
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

/** Without add-ons: pet masters price them in their quotes. */
export function walkingPriceLines(booking: WalkingBookingDraft): readonly PriceLine[] {
  const amount = walkingTotalIfComplete(booking);
  return [
    ...(amount === undefined ? [] : [{ label: walkingCalculation(booking), amount }]),
    ...booking.addOns.map((addOn) => priceLine(addOn)),
  ];
}
