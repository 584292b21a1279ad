import { groomingAsOffered } from './grooming';
import { findById, type Id } from './ids';
import { PRICED_IN_QUOTE_TEXT } from './money';
import type { PackagesAndTrims } from './packages';
import type { BookingDrafts, Service } from './services';
import { counted, namesInSentence } from './text';
import { trainingAsOffered } from './training';
import { walkingAsOffered } from './walking/choices';

const AS_OFFERED: {
  readonly [Name in Service]: (booking: BookingDrafts[Name], offers: PackagesAndTrims) => BookingDrafts[Name];
} = { walking: walkingAsOffered, training: trainingAsOffered, grooming: groomingAsOffered };

export function asOffered<Name extends Service>(
  service: Name,
  booking: BookingDrafts[Name],
  offers: PackagesAndTrims,
): BookingDrafts[Name] {
  return AS_OFFERED[service](booking, offers);
}

const withoutPrice = <Item extends { readonly price?: unknown }>(item: Item) => ({ ...item, price: undefined });

const FOR_NEXT_TIME: { readonly [Name in Service]: (booking: BookingDrafts[Name]) => BookingDrafts[Name] } = {
  walking: (booking) => ({
    ...booking,
    package: booking.package && withoutPrice(booking.package),
    startDate: undefined,
  }),
  training: (booking) => ({
    ...booking,
    package: booking.package && withoutPrice(booking.package),
    appointment: { ...booking.appointment, date: undefined },
  }),
  grooming: (booking) => ({
    ...booking,
    packages: booking.packages.map(withoutPrice),
    trim: booking.trim && withoutPrice(booking.trim),
    appointment: { ...booking.appointment, date: undefined },
  }),
};

/** All but day and prices (decision B15). */
export function forNextTime<Name extends Service>(service: Name, booking: BookingDrafts[Name]): BookingDrafts[Name] {
  return FOR_NEXT_TIME[service](booking);
}

interface Named {
  readonly id: Id;
  readonly name: string;
}

interface Chosen {
  readonly package?: Named | undefined;
  readonly packages?: readonly Named[];
  readonly trim?: Named | undefined;
  readonly addOns: readonly (string | Named)[];
}

export function namesNoLongerOffered(chosen: Chosen, { packages, trims }: PackagesAndTrims): readonly string[] {
  const missing = (items: readonly Named[], offered: readonly Named[]) =>
    items.filter(({ id }) => !findById(offered, id)).map(({ name }) => name);
  const chosenPackages = chosen.packages ?? (chosen.package ? [chosen.package] : []);
  return [...missing(chosenPackages, packages), ...missing(chosen.trim ? [chosen.trim] : [], trims)];
}

export function addOnsLeftOut(before: Chosen, { addOns }: Chosen): readonly string[] {
  const nameOf = (addOn: string | Named) => (typeof addOn === 'string' ? addOn : addOn.name);
  const kept = new Set(addOns.map(nameOf));
  return before.addOns.map(nameOf).filter((name) => !kept.has(name));
}

export function noLongerOfferedText(names: readonly string[]): string {
  return names.length === 0 ? '' : `${namesInSentence(names)} ${names.length === 1 ? 'is' : 'are'} no longer offered.`;
}

export function noLongerSavedText(isAddressGone: boolean, gonePetCount: number): string {
  const gone = [isAddressGone && 'Your address', gonePetCount > 0 && counted(gonePetCount, 'pet')].filter(Boolean);
  const isOne = Number(isAddressGone) + gonePetCount === 1;
  return gone.length === 0 ? '' : `${gone.join(' and ')} ${isOne ? 'is' : 'are'} no longer saved.`;
}

/** Decision P8. */
export function priceChangeText(before: string, after: string): string {
  if (before === PRICED_IN_QUOTE_TEXT) return `The price is now ${after}.`;
  return `The price has changed: ${before} is now ${after === PRICED_IN_QUOTE_TEXT ? 'priced in your quote' : after}.`;
}
