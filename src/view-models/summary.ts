import { makeAutoObservable, runInAction } from 'mobx';
import { bookingIfComplete, type CompleteBooking } from '../domain/complete-booking';
import { messages } from '../domain/messages';
import { firstAppointmentStartAndLength, type AcceptedBookingSummary } from '../domain/accepted-booking';
import { BOOKING_GATEWAY_PORT } from '../ports/server';
import type { Resolved } from '../ports/injection-token';
import { UNIQUE_IDS_PORT } from '../ports/device';
import { AddressBookStore } from './stores/address-book-store';
import { FunnelViewModel } from './funnel';
import { FailureNotice } from './failure-notice';
import { PetListStore } from './stores/pet-list-store';
import { AlertsViewModel } from './alerts';
import { SessionStore } from './stores/session-store';
import { DraftStore } from './stores/draft-store';
import { TodayStore } from './stores/today-store';

export class SummaryViewModel {
  static readonly needs = {
    addressBook: AddressBookStore,
    alerts: AlertsViewModel,
    bookingGateway: BOOKING_GATEWAY_PORT,
    draft: DraftStore,
    funnel: FunnelViewModel,
    petList: PetListStore,
    session: SessionStore,
    today: TodayStore,
    uniqueIds: UNIQUE_IDS_PORT,
  };
  readonly addressBook: AddressBookStore;
  readonly funnel: FunnelViewModel;
  readonly petList: PetListStore;
  /** Says what to do after a refused booking. */
  readonly notice: FailureNotice;
  isSubmitting = false;

  constructor(private readonly dependencies: Resolved<typeof SummaryViewModel.needs>) {
    this.addressBook = dependencies.addressBook;
    this.funnel = dependencies.funnel;
    this.petList = dependencies.petList;
    this.notice = new FailureNotice(dependencies.funnel);
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  /** Sends the booking. While the call runs and once it has succeeded, further presses do nothing (decision F2). */
  async getBestQuotes(): Promise<void> {
    const { addressBook, funnel, petList } = this;
    const { bookingGateway, draft, session } = this.dependencies;
    const { credentials } = session;
    if (this.isSubmitting || !credentials) return;
    const choices = { bookings: draft.bookings, addressId: addressBook.selectedId, petIds: petList.selectedIds };
    const booking = funnel.mayStay() && bookingIfComplete(choices, funnel.service, this.dependencies.today.date);
    if (!booking) return;
    this.notice.clear();
    this.isSubmitting = true;
    const answer = await bookingGateway.submit(credentials, booking, this.keyOf([credentials.userId, booking]));
    if (answer.ok) {
      // `isSubmitting` stays true: a second press before the thank-you page opens must not book again.
      funnel.finish(this.sent(booking));
      return;
    }
    runInAction(() => (this.isSubmitting = false));
    const isRefused = answer.failure === 'refused';
    await this.dependencies.alerts.show(
      isRefused ? (answer.message ?? messages.booking.submitFailed) : messages.booking.somethingWentWrong,
    );
    if (isRefused) this.notice.say(messages.quiet.bookingRefused);
    session.loseIfUnauthorized(answer, credentials);
  }

  private sent(booking: CompleteBooking): AcceptedBookingSummary {
    const { petList, uniqueIds } = this.dependencies;
    const { serviceLabel, choices, estimatedTotal = '', leftOut } = this.funnel.booking.overview;
    const address = this.addressBook.selected;
    return {
      id: uniqueIds.create(),
      serviceLabel,
      choices: [...choices.map(({ label, value }) => ({ label, value })), ...(address ? [{ label: 'Address', value: address.address }] : [])],
      estimatedTotal,
      leftOut,
      petNames: petList.selected.map(({ name }) => name),
      ...firstAppointmentStartAndLength(booking),
    };
  }

  /** Returns the key by which the server recognises a repeated booking. A booking with the same data gets the same key (decision B5). */
  private keyOf(booking: unknown): string {
    const { draft, uniqueIds } = this.dependencies;
    const { unacceptedBookings } = draft.current;
    const sent = JSON.stringify(booking);
    const before = unacceptedBookings.find((earlier) => earlier.sent === sent);
    if (before) return before.key;
    const key = uniqueIds.create();
    draft.update({ unacceptedBookings: [...unacceptedBookings, { sent, key }] });
    return key;
  }
}
