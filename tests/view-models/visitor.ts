import { observable, runInAction } from 'mobx';
import type { Credentials } from '../../src/domain/account';
import type { WalkingBooking } from '../../src/domain/walking/choices';
import { success } from '../../src/ports/answer';
import { AddressBookStore } from '../../src/view-models/stores/address-book-store';
import { DraftStore } from '../../src/view-models/stores/draft-store';
import { FunnelViewModel } from '../../src/view-models/funnel';
import { PetListStore } from '../../src/view-models/stores/pet-list-store';
import { SessionStore } from '../../src/view-models/stores/session-store';
import { EXAMPLE } from '../domain/walking-example';

export const ASHA: Credentials = { userId: 101, token: 'token-of-asha' };
export const VIKRAM: Credentials = { userId: 102, token: 'token-of-vikram' };

/** A visitor to the funnel whose walking booking is complete, with what the step view-models work with. */
export function visitor(booking: WalkingBooking = EXAMPLE) {
  const storage = observable({ credentials: undefined as Credentials | undefined }, {}, { deep: false });
  const listeners: (() => void)[] = [];
  const session = new SessionStore({
    userDataStorage: {
      read: () => storage.credentials,
      write: (credentials) => runInAction(() => (storage.credentials = credentials)),
      remove: () => runInAction(() => (storage.credentials = undefined)),
      onChange: (listener) => void listeners.push(listener),
    },
  });
  const draft = new DraftStore({ draftStorage: { read: () => undefined, write: () => {} }, session });
  draft.updateBooking('walking', booking);
  const list = () => Promise.resolve(success([]));
  const addressBook = new AddressBookStore({ addresses: { list, save: () => Promise.resolve(success(undefined)) }, draft, session });
  const petList = new PetListStore({ draft, pets: { list, breeds: list, add: () => Promise.resolve(success([1])) }, session });
  const moves: string[] = [];
  const logged: string[] = [];
  const clock = { instant: Date.parse('2026-11-20T10:00:00+05:30'), now: () => clock.instant, everySecond: () => () => {} };
  const funnel = new FunnelViewModel({
    draft,
    session,
    addressBook,
    petList,
    clock,
    logger: { error: (message) => void logged.push(message), info: () => {} },
    navigation: {
      goTo: (path) => void moves.push(`to ${path}`),
      replace: (path) => void moves.push(`instead ${path}`),
      back: (fallback) => void moves.push(`back or ${fallback}`),
    },
  });
  /** Another tab logs out. */
  const logOutElsewhere = () => {
    storage.credentials = undefined;
    for (const listener of listeners) listener();
  };
  return { addressBook, clock, draft, funnel, logged, logOutElsewhere, moves, petList, session };
}
