import type { Draft } from '../../src/domain/draft';
import { FULL } from '../domain/draft-example';
import { VISIBLE_TEXTS } from './corpus';
import { ascii, PRICE, USER_ID, type HostileItem } from './server';

/** What the server has on every list: an item with each text. */
export const ITEMS: readonly HostileItem[] = VISIBLE_TEXTS.map(({ text }, index) => ({ id: index + 1, text }));
/** What these items are called. */
export const NAMES = namesOf(ITEMS);
/** An item without harm. */
export const GOOD: HostileItem = { id: 'good', text: 'Good' };

/** A pet that can be saved. */
export const PET = { ...FULL.pet, lastVaccination: 'June 15, 2026' };

/** A draft in which all that can be chosen of some items is chosen, and some parts are others; as the browser keeps it. */
export function keptOf(changes: Partial<Draft> = {}, items = ITEMS): string {
  const names = namesOf(items);
  const priced = items.map(({ id }, index) => ({ id: id as string | number, name: names[index]!, price: PRICE }));
  const { walking, training, grooming } = FULL.bookings;
  const draft: Draft = {
    ...FULL,
    bookings: {
      walking: { ...walking, package: { ...walking.package!, ...priced[0]! } },
      training: { ...training, package: { ...priced[0]!, sessions: 16, includedAddOns: names }, addOns: names },
      grooming: { ...grooming, packages: priced, trim: priced[0], addOns: priced.map(({ id, name }) => ({ id, name })) },
    },
    customerId: USER_ID,
    interruptedPage: undefined,
    changing: undefined,
    sentOtp: undefined,
    selectedAddressId: priced[0]!.id,
    selectedPetIds: priced.map(({ id }) => id),
    isPetFormOpen: false,
    pet: PET,
    ...changes,
  };
  return ascii({ version: 1, draft });
}

function namesOf(items: readonly HostileItem[]): readonly string[] {
  return items.map(({ text }) => String(text).trim());
}
