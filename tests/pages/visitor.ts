import type { Credentials } from '../../src/domain/account';
import type { SavedAddress } from '../../src/domain/address';
import type { Pet } from '../../src/domain/pet';
import type { WalkingBookingDraft } from '../../src/domain/walking/choices';
import { success } from '../../src/ports/answer';
import { CLOCK_PORT } from '../../src/ports/device';
import { NAVIGATION_PORT } from '../../src/ports/navigation';
import { ADDRESSES_PORT, PETS_PORT } from '../../src/ports/server';
import { LOGGER_PORT } from '../../src/ports/telemetry';
import { SentBookingsStore } from '../../src/stores/sent-bookings-store';
import { FunnelViewModel } from '../../src/funnel/funnel-view-model';
import { TodayStore } from '../../src/stores/today-store';
import { PetListStore } from '../../src/stores/pet-list-store';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { EXAMPLE } from '../domain/walking-example';
import { bindAll, bookingContainer, type Binding } from '../stores/container';
import { ManualClock } from '../stores/manual-clock';
import { RecordedNavigation } from '../funnel/recorded-navigation';
import { storesInMemory } from '../stores/stores-in-memory';

export const ASHA: Credentials = { userId: 101, token: 'token-of-asha' };
export const VIKRAM: Credentials = { userId: 102, token: 'token-of-vikram' };

interface Lists {
  readonly addresses?: readonly SavedAddress[];
  readonly pets?: readonly Pet[];
}

/** Not logged in, with a walking booking in the draft, by default complete. */
export function visitor(booking: WalkingBookingDraft = EXAMPLE, { addresses = [], pets = [] }: Lists = {}) {
  const { container, session, draft, changeElsewhere } = storesInMemory();
  draft.updateBooking('walking', booking);
  const answerWith =
    <Item>(items: readonly Item[]) =>
    () =>
      Promise.resolve(success(items));
  const logger = new RecordingLogger();
  const navigation = new RecordedNavigation('/');
  const clock = new ManualClock(Date.parse('2026-11-20T10:00:00+05:30'));
  bindAll(container, [
    [ADDRESSES_PORT, { list: answerWith(addresses), save: () => Promise.resolve(success(undefined)) }],
    [PETS_PORT, { list: answerWith(pets), breeds: answerWith([]), add: () => Promise.resolve(success([1])) }],
    [LOGGER_PORT, logger],
    [NAVIGATION_PORT, navigation],
    [CLOCK_PORT, clock],
  ]);
  container.bind(FunnelViewModel).toSelf();
  const funnel = container.get(FunnelViewModel);
  const logOutElsewhere = () => changeElsewhere(undefined);
  return {
    sentBookings: container.get(SentBookingsStore),
    clock,
    container,
    draft,
    funnel,
    logged: logger.errors,
    logOutElsewhere,
    containerWith: (...bindings: readonly Binding[]) => bookingContainer(container, ...bindings),
    moves: navigation.moves,
    navigation,
    petList: container.get(PetListStore),
    session,
    today: container.get(TodayStore),
  };
}
