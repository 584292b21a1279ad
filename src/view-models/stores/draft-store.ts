import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { EMPTY_SIGN_UP, emptyDraft, type Draft } from '../../domain/draft';
import type { BookingDrafts, Service } from '../../domain/services';
import type { Id } from '../../domain/ids';
import { DRAFT_STORAGE } from '../../ports/draft-storage';
import type { Resolved } from '../../ports/token';
import { SESSION } from '../tokens';

/** The customer's unfinished input. Each change is stored at once, so that a reload loses nothing (decision B1). */
export class DraftStore {
  static readonly needs = { draftStorage: DRAFT_STORAGE, session: SESSION };
  private value: Draft;

  constructor(private readonly dependencies: Resolved<typeof DraftStore.needs>) {
    this.value = dependencies.draftStorage.read() ?? emptyDraft();
    makeAutoObservable<this, 'value' | 'dependencies'>(this, { value: observableRef, dependencies: false });
    reaction(
      () => dependencies.session.credentials?.userId,
      (userId) => userId !== undefined && this.belongTo(userId),
      { fireImmediately: true },
    );
  }

  get current(): Draft {
    return this.value;
  }

  get bookings(): BookingDrafts {
    return this.value.bookings;
  }

  update(changes: Partial<Draft>): void {
    this.value = { ...this.value, ...changes };
    this.dependencies.draftStorage.write(this.value);
  }

  updateBooking<Name extends Service>(service: Name, booking: BookingDrafts[Name]): void {
    this.update({ bookings: { ...this.bookings, [service]: booking } });
  }

  /** Clears bookings, pets and forms after a sent booking. The selected address stays for the next one (decision R6). */
  clear(): void {
    const { customerId, selectedAddressId, isBookingSent } = this.value;
    this.update({ ...emptyDraft(), customerId, selectedAddressId, isBookingSent });
  }

  /** Clears the login and sign-up forms after a login. If another customer used the draft before, only the visit goes on. */
  private belongTo(customerId: Id): void {
    const { bookings, changing, customerId: previousId, interruptedPage, isBookingSent, sentOtp } = this.value;
    const isOthers = previousId !== undefined && previousId !== customerId;
    const kept = isOthers && { ...emptyDraft(), bookings, changing, interruptedPage, isBookingSent, sentOtp };
    this.update({ ...kept, customerId, signUp: EMPTY_SIGN_UP, loginPhoneNumber: '' });
  }
}
