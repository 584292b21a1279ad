import type { Draft } from '../../src/domain/draft';
import { FULL } from '../domain/draft-example';
import { VISIBLE_TEXTS } from './corpus';
import { PRICE, USER_ID, type HostileItem } from './hostile-server';

/** What the server has on every list: an item with each text. */
export const ITEMS: readonly HostileItem[] = VISIBLE_TEXTS.map(({ text }, index) => ({ id: index + 1, text }));
export const NAMES = ITEMS.map(({ text }) => String(text).trim());
const PRICED = ITEMS.map(({ id, text }) => ({ id: id as number, name: String(text).trim(), price: PRICE }));

/** All that can be chosen is chosen. */
const DRAFT: Draft = {
  ...FULL,
  bookings: {
    ...FULL.bookings,
    training: { ...FULL.bookings.training, package: { ...PRICED[0]!, sessions: 16, includedAddOns: NAMES }, addOns: NAMES },
    grooming: { ...FULL.bookings.grooming, packages: PRICED, trim: PRICED[0], addOns: PRICED.map(({ id, name }) => ({ id, name })) },
  },
  customerId: USER_ID,
  interruptedPage: undefined,
  changing: undefined,
  sentOtp: undefined,
  selectedAddressId: 1,
  selectedPetIds: PRICED.map(({ id }) => id),
};

/** What the browser keeps of a draft in which some parts are others. */
export const keptOf = (draft: Partial<Draft> = {}) => JSON.stringify({ version: 1, draft: { ...DRAFT, ...draft } });
