import { makeAutoObservable, reaction } from 'mobx';
import { bookingIfComplete, type CompleteBooking } from '../domain/complete-booking';
import { idempotencyKeyOf } from '../domain/idempotency-key';
import type { Service } from '../domain/services';
import type { AcceptedBookingsStore } from '../stores/accepted-bookings-store';
import type { AddressBookStore } from '../stores/address-book-store';
import type { DraftStore } from '../stores/draft-store';
import type { PetListStore } from '../stores/pet-list-store';
import type { SessionStore } from '../stores/session-store';
import type { TodayStore } from '../stores/today-store';

interface Sources {
  readonly acceptedBookings: AcceptedBookingsStore;
  readonly addressBook: AddressBookStore;
  readonly draft: DraftStore;
  readonly petList: PetListStore;
  readonly session: SessionStore;
  readonly today: TodayStore;
  readonly position: { readonly visit: { readonly service: Service } | undefined };
}

/** Server and other tabs recognise what 'Get Best Quotes' would send by its key (decision B5). */
export class BookingRequest {
  private readonly stopWatching: () => void;

  constructor(
    private readonly sources: Sources,
    onAcceptedElsewhere: () => void,
  ) {
    makeAutoObservable(this, {}, { deep: false });
    const isAccepted = () => this.key !== undefined && sources.acceptedBookings.has(this.key);
    this.stopWatching = reaction(isAccepted, (accepted) => accepted && onAcceptedElsewhere());
  }

  get booking(): CompleteBooking | undefined {
    const { addressBook, draft, petList, position, today } = this.sources;
    const choices = { bookings: draft.bookings, addressId: addressBook.selectedId, petIds: petList.selectedIds };
    return position.visit && bookingIfComplete(choices, position.visit.service, today.date);
  }

  /** A UUID, the same in all copies of the draft. Any change of the booking makes another. */
  get key(): string | undefined {
    const { booking } = this;
    const { draft, session } = this.sources;
    return (
      booking &&
      session.credentials &&
      idempotencyKeyOf(draft.current.id, JSON.stringify([session.credentials.userId, booking]))
    );
  }

  dispose(): void {
    this.stopWatching();
  }
}
