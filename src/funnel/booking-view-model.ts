import { makeAutoObservable, reaction } from 'mobx';
import { bookingOverview, type BookingOverview } from '../domain/booking';
import { hasNoErrors } from '../domain/field-errors';
import { bookingRequestIfComplete, type BookingRequest } from '../domain/booking-request';
import { idempotencyKeyOf } from '../domain/idempotency-key';
import { messages } from '../domain/messages';
import { findById } from '../domain/ids';
import { noLongerSavedText } from '../domain/offers';
import { needsLogin, type BookingPage } from '../domain/progress';
import { bookingOf, type Service, type ServiceBooking } from '../domain/services';
import type { SavedAddress } from '../domain/address';
import type { Pet } from '../domain/pet';
import type { Logger } from '../ports/telemetry';
import type { AddressBookStore } from '../stores/address-book-store';
import type { DraftStore } from '../stores/draft-store';
import type { PetListStore } from '../stores/pet-list-store';
import type { SessionStore } from '../stores/session-store';
import type { TodayStore } from '../stores/today-store';

interface Position {
  readonly visit: object | undefined;
  readonly service: Service;
  readonly page: BookingPage;
  readonly leftOut: readonly string[];
}

export class BookingViewModel {
  private readonly stopLogging: () => void;
  /** The last page shows this until the thank-you page opens. */
  private ended: { readonly booking: ServiceBooking; readonly pets: readonly Pet[] } | undefined = undefined;

  constructor(
    private readonly draft: DraftStore,
    private readonly today: TodayStore,
    readonly addressBook: AddressBookStore,
    readonly petList: PetListStore,
    private readonly session: SessionStore,
    logger: Logger,
    private readonly position: Position,
  ) {
    makeAutoObservable(this, {}, { deep: false });
    this.stopLogging = reaction(
      () => hasNoErrors(this.current.selectionErrors()) && this.current.isPriceIncomplete(),
      (isMissing) => isMissing && logger.error(messages.log.pricingDataMissing),
      { fireImmediately: true },
    );
  }

  get current(): ServiceBooking {
    const { draft, position, today } = this;
    return this.ended?.booking ?? bookingOf(position.service, draft.bookings, today.date);
  }

  get headline(): readonly string[] {
    const { current } = this;
    return [...current.mainChoices(), ...(this.position.page === 'schedule' ? [] : current.dayAndTime())];
  }

  /** Decision B4. */
  get overview(): BookingOverview {
    return bookingOverview(this.current);
  }

  get address(): SavedAddress | undefined {
    return this.addressBook.selected;
  }

  get pets(): readonly Pet[] {
    const isNewPet = this.position.page === 'petDetails' && this.draft.current.isPetFormOpen;
    return this.ended?.pets ?? (isNewPet ? [] : this.petList.selected);
  }

  get isAddressGone(): boolean {
    return this.draft.current.selectedAddressId !== undefined && this.addressBook.selectedId === undefined;
  }

  /** What was chosen and no longer exists; '' for nothing (decision P8). */
  get goneText(): string {
    const { draft, isAddressGone, position } = this;
    const { leftOut, page, service } = position;
    const { pets } = this.petList;
    const { changing, selectedPetIds } = draft.current;
    const isAboutLists = needsLogin(page) || changing === service;
    const petCount = pets.isReady ? selectedPetIds.filter((id) => !findById(pets.items, id)).length : 0;
    return [...leftOut, isAboutLists && noLongerSavedText(isAddressGone, petCount)].filter(Boolean).join(' ');
  }

  /** What 'Get Best Quotes' would send now; undefined while it is incomplete. */
  get request(): BookingRequest | undefined {
    const { addressBook, draft, petList, position, today } = this;
    const choices = { bookings: draft.bookings, addressId: addressBook.selectedId, petIds: petList.selectedIds };
    return position.visit && bookingRequestIfComplete(choices, position.service, today.date);
  }

  /** By this UUID the server and other tabs recognise the request (decision B5). Any change of the booking makes another. */
  get key(): string | undefined {
    const { request } = this;
    const { credentials } = this.session;
    return (
      request && credentials && idempotencyKeyOf(this.draft.current.id, JSON.stringify([credentials.userId, request]))
    );
  }

  dispose(): void {
    this.ended = { booking: this.current, pets: this.pets };
    this.stopLogging();
  }
}
