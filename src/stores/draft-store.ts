import { inject, injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import type { SentBooking } from '../domain/sent-booking';
import { emptyDraft, type Draft } from '../domain/draft';
import type { BookingDrafts, Service } from '../domain/services';
import type { Id } from '../domain/ids';
import { UNIQUE_IDS_PORT, type UniqueIds } from '../ports/device';
import { STORED_DRAFT, type StoredValue } from '../ports/storage';
import { SessionStore } from './session-store';

const PHONE_ENDING_LENGTH = 4;

/** Each change is stored at once, so that a reload loses nothing (decision B1). */
@injectable()
export class DraftStore {
  readonly isRestored: boolean;
  current: Draft;

  constructor(
    @inject(STORED_DRAFT) private readonly stored: StoredValue<Draft>,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(UNIQUE_IDS_PORT) private readonly uniqueIds: UniqueIds,
  ) {
    const draft = stored.read();
    this.isRestored = draft !== undefined;
    this.current = this.withId(draft);
    makeAutoObservable(this, {}, { deep: false });
    reaction(
      () => session.credentials?.userId,
      (userId) => userId !== undefined && this.belongTo(userId),
      { fireImmediately: true },
    );
    reaction(
      () => session.ending,
      (ending) => {
        if (ending === 'loggedOut') this.forgetCustomer();
        // The login is then one tap less (decision A7).
        if (ending === 'lost' && session.phoneNumber) this.update({ loginPhoneNumber: session.phoneNumber });
        // Perhaps not logged out: what was chosen stays for the next login; who booked goes (decision A11).
        if (ending === 'elsewhere') this.update({ sentBooking: undefined, phoneEnding: undefined });
      },
    );
  }

  get bookings(): BookingDrafts {
    return this.current.bookings;
  }

  update(changes: Partial<Draft>): void {
    this.current = { ...this.current, ...changes };
    // A picture is too large to store: after a reload it is chosen again (decision D16).
    this.stored.write({ ...this.current, pet: { ...this.current.pet, image: undefined } });
  }

  /** A change belongs to the next booking, so the one sent last is forgotten (decision B7). */
  updateBooking<Name extends Service>(service: Name, booking: BookingDrafts[Name]): void {
    this.update({ bookings: { ...this.current.bookings, [service]: booking }, sentBooking: undefined });
  }

  /** Keeps the address, and what the thank-you page shows (decision R6). */
  clear(sentBooking: SentBooking | undefined = this.current.sentBooking): void {
    const { customerId, selectedAddressId, phoneEnding } = this.current;
    this.update({ ...this.withId(undefined), customerId, selectedAddressId, sentBooking, phoneEnding });
  }

  private withId(draft: Draft = emptyDraft()): Draft {
    return draft.id === '' ? { ...draft, id: this.uniqueIds.create() } : draft;
  }

  /** Keeps the bookings, the page to return to after a login, and `kept` (decision A11). */
  private forgetCustomer(kept: Partial<Draft> = {}): void {
    const { id, saveCount, refusedBookings, bookings, interruptedPage } = this.current;
    this.update({ ...emptyDraft(), id, saveCount, refusedBookings, bookings, interruptedPage, ...kept });
  }

  private belongTo(customerId: Id): void {
    const { phoneNumber } = this.session;
    const { customerId: previousId, sentOtp } = this.current;
    // After a login in another tab, an open dialog for the code stays until the next page opens.
    if (previousId !== undefined && previousId !== customerId) this.forgetCustomer({ sentOtp });
    this.update({
      customerId,
      phoneEnding: phoneNumber?.slice(-PHONE_ENDING_LENGTH) ?? this.current.phoneEnding,
      signUp: {},
      loginPhoneNumber: '',
    });
  }
}
