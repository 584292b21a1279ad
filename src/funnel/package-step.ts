import { observable, reaction, runInAction } from 'mobx';
import type { CalendarDate } from '../domain/calendar';
import type { FieldErrors } from '../domain/field-errors';
import type { OfferedHairTrim, OfferedPackage } from '../domain/packages';
import { bookingOf, type BookingDrafts, type Service } from '../domain/services';
import { success } from '../ports/answer';
import type { FirstStep } from './last-booking/book-again-view-model';
import { RemoteList } from '../stores/remote-list';
import type { FieldLabelAndId } from '../ui/fields/field';
import type { FunnelViewModel } from './funnel-view-model';
import type { DraftStore } from '../stores/draft-store';
import type { LastBookingStore } from '../stores/last-booking-store';
import type { OffersStore } from '../stores/offers-store';
import type { TodayStore } from '../stores/today-store';
import { ServiceStep } from './service-step';

/** Gives the booking's `BookAgain`. Its code loads later, so whoever asks brings the class. */
export type GetBookAgain = FirstStep['getBookAgain'];
export const GET_BOOK_AGAIN = Symbol('GetBookAgain');

export const EXTRA_ADD_ONS_FIELD = { id: 'extraAddOns', label: 'Select Extra Add Ons (with additional cost)' };

/** What the first steps of all services have in common. */
export abstract class PackageStep<Name extends Service, FieldName extends string> extends ServiceStep<Name, FieldName> {
  readonly offered: RemoteList<OfferedPackage>;
  readonly trims = observable.array<OfferedHairTrim>([], { deep: false });

  constructor(
    service: Name,
    draft: DraftStore,
    funnel: FunnelViewModel,
    today: TodayStore,
    protected readonly offers: OffersStore,
    readonly getBookAgain: GetBookAgain,
    private readonly lastBooking: LastBookingStore,
    fields: Readonly<Record<FieldName, FieldLabelAndId>>,
    findErrors: (booking: BookingDrafts[Name], today: CalendarDate) => FieldErrors<FieldName>,
  ) {
    super(service, draft, funnel, today, fields, findErrors);
    this.offered = new RemoteList(async (signal) => {
      const answer = await offers.of(service, signal);
      if (!answer.ok) return answer;
      if (!signal.aborted) runInAction(() => this.trims.replace([...answer.value.trims]));
      return success(answer.value.packages);
    });
    void this.load();
    // Again at each later arrival: the server may offer something else by then.
    reaction(
      () => funnel.visit,
      (visit) => {
        const isHere = visit?.page === 'package' && visit.service === service;
        if (isHere && this.offered.status !== 'loading') void this.load();
      },
    );
  }

  get hasLastBooking(): boolean {
    return this.lastBooking.of(this.service) !== undefined;
  }

  /** Fetches packages and trims. What is chosen gets its new price, or goes if it is no longer offered. */
  async load(): Promise<void> {
    const isReady = await this.offered.load();
    if (!isReady || !this.funnel.isOn('package')) return;
    const booking = bookingOf(this.service, this.draft.bookings, this.today.date);
    // Nothing chosen yet: what was sent last is still shown (decision B7).
    if (booking.mainChoices().length > 0)
      this.change(booking.asOffered({ packages: this.offered.items, trims: this.trims }));
  }
}
