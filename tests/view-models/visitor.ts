import { RandomUuids } from '../../src/adapters/browser/random-uuids';
import type { Credentials } from '../../src/domain/account';
import type { SavedAddress } from '../../src/domain/address';
import type { Pet } from '../../src/domain/pet';
import type { WalkingBookingDraft } from '../../src/domain/walking/choices';
import { success } from '../../src/ports/answer';
import { AddressBookStore } from '../../src/view-models/stores/address-book-store';
import { FunnelViewModel } from '../../src/view-models/funnel';
import { TodayStore } from '../../src/view-models/stores/today-store';
import { PetListStore } from '../../src/view-models/stores/pet-list-store';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { EXAMPLE } from '../domain/walking-example';
import { ManualClock } from './manual-clock';
import { RecordedNavigation } from './recorded-navigation';
import { storesInMemory } from './stores-in-memory';

export const ASHA: Credentials = { userId: 101, token: 'token-of-asha' };
export const VIKRAM: Credentials = { userId: 102, token: 'token-of-vikram' };

/** What the server has of the customer. */
interface Lists {
  readonly addresses?: readonly SavedAddress[];
  readonly pets?: readonly Pet[];
}

/** The stores and fakes that view-models need, for a visitor (not logged in) whose draft has a walking booking, by default complete. */
export function visitor(booking: WalkingBookingDraft = EXAMPLE, { addresses = [], pets = [] }: Lists = {}) {
  const { acceptedBookings, session, draft, changeElsewhere } = storesInMemory();
  const uniqueIds = new RandomUuids();
  draft.updateBooking('walking', booking);
  const answerWith =
    <Item>(items: readonly Item[]) =>
    () =>
      Promise.resolve(success(items));
  const addressBook = new AddressBookStore({
    addresses: { list: answerWith(addresses), save: () => Promise.resolve(success(undefined)) },
    draft,
    session,
  });
  const petList = new PetListStore({
    draft,
    pets: { list: answerWith(pets), breeds: answerWith([]), add: () => Promise.resolve(success([1])) },
    session,
  });
  const logger = new RecordingLogger();
  const navigation = new RecordedNavigation('/');
  const clock = new ManualClock(Date.parse('2026-11-20T10:00:00+05:30'));
  const today = new TodayStore({ clock });
  const funnel = new FunnelViewModel({
    acceptedBookings,
    draft,
    session,
    addressBook,
    petList,
    today,
    logger,
    navigation,
  });
  /** Acts like another tab that logs out. */
  const logOutElsewhere = () => changeElsewhere(undefined);
  return {
    acceptedBookings,
    addressBook,
    clock,
    draft,
    funnel,
    logged: logger.errors,
    logOutElsewhere,
    moves: navigation.moves,
    navigation,
    petList,
    session,
    today,
    uniqueIds,
  };
}
