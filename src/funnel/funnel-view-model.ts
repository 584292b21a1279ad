import { inject, injectable, preDestroy } from 'inversify';
import { makeAutoObservable, reaction, untracked } from 'mobx';
import type { SentBooking } from '../domain/sent-booking';
import { hasNoErrors } from '../domain/field-errors';
import {
  PAGE_ORDER,
  needsLogin,
  pageAfterChange,
  redirectFrom,
  type BookingPage,
  type Progress,
} from '../domain/progress';
import { bookingOf, DEFAULT_SERVICE, type Service } from '../domain/services';
import { NAVIGATION_PORT, type Navigation, type Destination } from '../ports/navigation';
import { LOGGER_PORT, type Logger } from '../ports/telemetry';
import { BookingViewModel } from './booking-view-model';
import { SentBookingsStore } from '../stores/sent-bookings-store';
import { AddressBookStore } from '../stores/address-book-store';
import { DraftStore } from '../stores/draft-store';
import { PetListStore } from '../stores/pet-list-store';
import { SessionStore } from '../stores/session-store';
import { TodayStore } from '../stores/today-store';

/** Each arrival makes a new one, and so ends what the pages said before. */
export interface Visit {
  readonly service: Service;
  readonly page: BookingPage;
  readonly isTurnedBack: boolean;
}

@injectable()
export class FunnelViewModel {
  visit: Visit | undefined = undefined;
  readonly booking: BookingViewModel;
  /** Set anew each time Next fails. */
  failedFields: readonly string[] | undefined = undefined;
  /** Later server responses must not change the next booking. */
  isOver = false;
  /** Accepted by the server from this page, not from another tab. */
  isSent = false;
  /** The package page forgets them, because it shows what is offered. */
  leftOut: readonly string[] = [];
  private isBeingTurnedBack = false;
  private readonly stopWatching: readonly (() => void)[];

  constructor(
    @inject(SentBookingsStore) private readonly sentBookings: SentBookingsStore,
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(AddressBookStore) private readonly addressBook: AddressBookStore,
    @inject(PetListStore) private readonly petList: PetListStore,
    @inject(TodayStore) private readonly today: TodayStore,
    @inject(NAVIGATION_PORT) private readonly navigation: Navigation,
    @inject(LOGGER_PORT) logger: Logger,
  ) {
    makeAutoObservable(this, {}, { deep: false });
    this.booking = new BookingViewModel(draft, today, addressBook, petList, session, logger, this);
    this.stopWatching = [
      // Another tab has sent this booking. The route guards then lead to the thank-you page.
      reaction(
        () => this.booking.key !== undefined && sentBookings.has(this.booking.key),
        (isSent) => isSent && this.end(),
      ),
      reaction(
        () => session.ending,
        (ending) => {
          if (!ending) return;
          const { page } = this;
          const isLost = ending === 'lost';
          // A session refused right after it began interrupts the way to the customer's pages.
          const isSigningIn = page === 'signUp' || page === 'login';
          if (isLost && isSigningIn) draft.update({ interruptedPage: draft.current.interruptedPage ?? 'address' });
          // Otherwise the route guards redirect to the login, because of the remembered page.
          if (needsLogin(page)) draft.update({ interruptedPage: page });
          if (isLost && (needsLogin(page) || page === 'signUp')) this.switchTo('login');
        },
      ),
      () => this.booking.dispose(),
    ];
  }

  get service(): Service {
    return this.visit?.service ?? DEFAULT_SERVICE;
  }

  get page(): BookingPage {
    return this.visit?.page ?? 'package';
  }

  arrive(service: Service, page: BookingPage): void {
    const isNew = service !== this.visit?.service || page !== this.visit.page;
    if (isNew || this.isBeingTurnedBack) this.visit = { service, page, isTurnedBack: this.isBeingTurnedBack };
    this.isBeingTurnedBack = false;
    if (isNew && page === 'package') this.leftOut = [];
    const { draft, today } = this;
    today.refresh();
    const { changing, interruptedPage, sentOtp } = draft.current;
    if (interruptedPage && page !== 'login' && page !== 'signUp') draft.update({ interruptedPage: undefined });
    // Else the one-time code's dialog would be open when the customer returns to the login.
    if (sentOtp && page !== 'login') draft.update({ sentOtp: undefined });
    if (changing && page === 'summary') draft.update({ changing: undefined });
  }

  redirect(service: Service, page: BookingPage): Destination | undefined {
    // Back must not reopen a sent booking. If MobX watched `isOver`, the summary would go before the thank-you page opens.
    if (untracked(() => this.isOver)) return 'thankYou';
    const redirected = redirectFrom(page, this.progress(service));
    return redirected && { service, page: redirected };
  }

  /** No errors show if the app has just opened or the session ended (decision A7), nor on later steps not yet answered. */
  prepareRedirect(service: Service, page: BookingPage): void {
    const { draft, visit } = this;
    const progress = this.progress(service);
    const lacking = redirectFrom(page, progress);
    if (!visit || progress.interruptedPage || !lacking) return;
    const isOnWayToSummary =
      progress.isLoggedIn && page === 'summary' && (draft.current.changing === service || visit.page === 'summary');
    if (!isOnWayToSummary && lacking !== 'package' && lacking !== 'schedule') return;
    this.isBeingTurnedBack = true;
    if (isOnWayToSummary || (progress.hasAddress && progress.hasPet)) draft.update({ changing: service });
  }

  recordFailure(fields: readonly string[]): void {
    this.failedFields = fields;
  }

  /** Asked after a server response, before navigating. */
  isOn(page: BookingPage): boolean {
    return this.page === page && !this.isOver;
  }

  /** A chosen day may have passed at midnight. Returns false after a redirect. */
  mayStay(): boolean {
    const { service, page } = this;
    this.today.refresh();
    const destination = this.redirect(service, page);
    if (destination) {
      this.prepareRedirect(service, page);
      this.navigation.replace(destination);
    }
    return !destination;
  }

  /** Decision R5. */
  goOn(): void {
    const { draft, navigation, page, service } = this;
    const isChange = draft.current.changing === service;
    navigation.goTo({
      service,
      page: isChange ? pageAfterChange(page, this.progress(service)) : PAGE_ORDER[page].next,
    });
  }

  /** Decision R5. */
  goBack(): void {
    const { draft, navigation } = this;
    const { service, page } = this;
    const previous = { service, page: PAGE_ORDER[page].back };
    // Back returns to the summary that the customer came from, unless that would redirect here.
    const isSummaryShut =
      draft.current.changing === service && redirectFrom('summary', this.progress(service)) === page;
    if (page === 'summary') draft.update({ changing: service });
    if (isSummaryShut) navigation.goTo(previous);
    else navigation.back(previous);
  }

  change(page: BookingPage): void {
    this.draft.update({ changing: this.service });
    this.navigation.goTo({ service: this.service, page });
  }

  /** Replaces the history entry, so that Back leads to the page before it. */
  switchTo(page: 'signUp' | 'login'): void {
    this.navigation.replace({ service: this.service, page });
  }

  /** Ends the booking in all tabs before any page changes (decision B5). The thank-you page replaces the summary in the history (decision R6). */
  finish(key: string, sentBooking: SentBooking): void {
    this.isSent = true;
    this.end(sentBooking);
    this.sentBookings.add(key);
    this.navigation.replace('thankYou');
  }

  pathOf(page: BookingPage, service: Service = this.service): string {
    return this.navigation.pathOf({ service, page });
  }

  /** The stores live on, and would still call this object during the next booking. */
  @preDestroy()
  dispose(): void {
    this.isOver = true;
    this.stopWatching.forEach((stop) => stop());
  }

  private end(sentBooking?: SentBooking): void {
    // First, because a session lost during the navigation must not lead to the login.
    this.dispose();
    this.draft.clear(sentBooking);
  }

  private progress(service: Service): Progress {
    const { draft, session, addressBook, petList, today } = this;
    // Untracked: a page that midnight makes incomplete stays until the customer changes something or moves on.
    const booking = bookingOf(
      service,
      draft.bookings,
      untracked(() => today.date),
    );
    return {
      hasSelection: booking.hasSelection(),
      hasSchedule: booking.hasSchedule(),
      pagesNeedingSchedule: booking.profile.pagesNeedingSchedule,
      isLoggedIn: session.isLoggedIn,
      interruptedPage: draft.current.interruptedPage,
      hasAddress: addressBook.selectedId !== undefined,
      hasPet: petList.selectedIds.length > 0,
      isSelectionComplete: hasNoErrors(booking.selectionErrors()),
      isScheduleComplete: hasNoErrors(booking.scheduleErrors()),
      hasDay: booking.hasDay(),
    };
  }
}
