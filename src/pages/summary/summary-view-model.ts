import { inject, injectable } from 'inversify';
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { Credentials } from '../../domain/account';
import type { BookingRequest } from '../../domain/booking-request';
import { emptyDraft, type Draft } from '../../domain/draft';
import { idempotencyKeyOf } from '../../domain/idempotency-key';
import { formMessages } from '../../domain/form-messages';
import { messages } from '../../domain/messages';
import { EMPTY_BOOKINGS } from '../../domain/services';
import type { SentBooking } from '../../domain/sent-booking';
import { BOOKING_GATEWAY_PORT, type BookingGateway } from '../../ports/server';
import { isNo } from '../../ports/answer';
import { UNIQUE_IDS_PORT, type UniqueIds } from '../../ports/device';
import { DraftStore } from '../../stores/draft-store';
import { LastBookingStore } from '../../stores/last-booking-store';
import { firstAppointmentStartAndLength } from './first-appointment';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { FailureNotice } from '../../funnel/failure-notice';
import { AlertsViewModel } from '../../funnel/alerts';
import { PriceCheck } from './price-check';
import { SessionStore } from '../../stores/session-store';

@injectable()
export class SummaryViewModel {
  /** Says what to do after a refused booking. */
  readonly notice: FailureNotice;
  isSubmitting = false;
  /** Whether 'Get Best Quotes' waits for the lists of addresses and pets (decision P8). */
  isWaiting = false;
  /** Whether the page was loaded again before the answer to a booking came. */
  private readonly wasInterrupted: boolean;

  constructor(
    @inject(AlertsViewModel) readonly alerts: AlertsViewModel,
    @inject(BOOKING_GATEWAY_PORT) private readonly bookingGateway: BookingGateway,
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(FunnelViewModel) readonly funnel: FunnelViewModel,
    @inject(LastBookingStore) private readonly lastBooking: LastBookingStore,
    @inject(PriceCheck) readonly priceCheck: PriceCheck,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(UNIQUE_IDS_PORT) private readonly uniqueIds: UniqueIds,
  ) {
    this.notice = new FailureNotice(funnel);
    this.wasInterrupted = draft.current.unansweredBookingKey !== undefined;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Asks for the prices again (decision P8). A booking that is being sent stays as it is. */
  checkPrices(): void {
    void this.priceCheck.check(() => !this.isWaiting && !this.isSubmitting);
  }

  /** Warns a customer who may book twice: the server may have got this booking before the page was loaded again (decision B13). */
  get warning(): string | undefined {
    const { bookingGateway, draft, funnel, wasInterrupted } = this;
    const { unansweredBookingKey } = draft.current;
    const mayBeSent =
      wasInterrupted && unansweredBookingKey !== undefined && unansweredBookingKey === funnel.booking.key;
    return mayBeSent && !bookingGateway.sendsKeys ? formMessages.quiet.bookingMayBeSent : undefined;
  }

  /**
   * Sends the booking, or leads to the package step if a package is gone. While the call runs and once it has succeeded, further presses do
   * nothing (decision F2).
   */
  async getBestQuotes(): Promise<void> {
    const { bookingGateway, draft, funnel, session } = this;
    if (this.isSubmitting || this.isWaiting) return;
    if (this.areListsOnTheirWay) {
      const { visit } = funnel;
      const gone = funnel.booking.goneText;
      this.isWaiting = true;
      await when(() => !this.areListsOnTheirWay);
      runInAction(() => (this.isWaiting = false));
      // What is gone is said only now.
      if (funnel.visit !== visit || funnel.booking.goneText !== gone) return;
    }
    const { credentials } = session;
    if (!credentials || !funnel.mayStay()) return;
    if (this.priceCheck.missing) return this.priceCheck.changePackage();
    const { key, request } = funnel.booking;
    if (!key || !request) return;
    const lastBooking = this.forNextTime(credentials, request);
    this.notice.clear();
    this.isSubmitting = true;
    draft.update({ unansweredBookingKey: key });
    const answer = await bookingGateway.submit(credentials, request, this.attemptKeyOf(key));
    // The server may have accepted the same booking from another tab meanwhile.
    if (funnel.isOver) return;
    if (answer.ok) {
      // `isSubmitting` stays true: a second press before the thank-you page opens must not book again.
      if (credentials === session.credentials) this.lastBooking.keep(lastBooking);
      funnel.finish(key, this.sent(request));
      return;
    }
    runInAction(() => (this.isSubmitting = false));
    if (isNo(answer)) draft.update({ refusedBookings: [...draft.current.refusedBookings, key] });
    const { failure, message = messages.booking.submitFailed } = answer;
    if (isNo(answer) || failure === 'unauthorized') draft.update({ unansweredBookingKey: undefined });
    const saysNo = failure === 'refused' || failure === 'unclear';
    await this.alerts.show(saysNo ? message : messages.booking.somethingWentWrong);
    if (failure === 'refused') this.notice.show(formMessages.quiet.bookingRefused);
    else if (saysNo && !bookingGateway.sendsKeys) this.notice.show(formMessages.quiet.bookingMayBeSent);
    session.loseIfUnauthorized(answer, credentials);
  }

  private get areListsOnTheirWay(): boolean {
    const { addressBook, petList } = this.funnel.booking;
    return [addressBook.saved, petList.pets].some(({ status }) => status === 'loading');
  }

  /** The key of the next attempt: another one after each no, because a server may remember its answers by their keys (decision B5). */
  private attemptKeyOf(key: string): string {
    const refusalCount = this.draft.current.refusedBookings.filter((refused) => refused === key).length;
    return refusalCount === 0 ? key : idempotencyKeyOf(key, String(refusalCount));
  }

  /** The draft that 'Book again' makes of this booking (decision B15). */
  private forNextTime({ userId: customerId }: Credentials, { addressId, petIds }: BookingRequest): Draft {
    const { booking, service } = this.funnel;
    return {
      ...emptyDraft(),
      customerId,
      bookings: { ...EMPTY_BOOKINGS, [service]: booking.current.forNextTime() },
      changing: service,
      selectedAddressId: addressId,
      selectedPetIds: petIds,
    };
  }

  private sent(booking: BookingRequest): SentBooking {
    const { address, overview, pets } = this.funnel.booking;
    const { serviceLabel, choices, estimatedTotal = '', notInTotal } = overview;
    return {
      id: this.uniqueIds.create(),
      serviceLabel,
      choices: choices.map(({ label, value }) => ({ label, value })),
      address: address && { label: address.type, value: address.address },
      estimatedTotal,
      notInTotal,
      petNames: pets.map(({ name }) => name),
      petIds: booking.petIds,
      ...firstAppointmentStartAndLength(booking),
    };
  }
}
