import { inject, injectable, preDestroy } from 'inversify';
import { makeAutoObservable, reaction, untracked } from 'mobx';
import type { AcceptedBookingSummary } from '../domain/accepted-booking';
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
import { BookingRequest } from './booking-request';
import { CurrentBooking } from './current-booking';
import { AcceptedBookingsStore } from './stores/accepted-bookings-store';
import { AddressBookStore } from './stores/address-book-store';
import { DraftStore } from './stores/draft-store';
import { LastBookingStore } from './stores/last-booking-store';
import { PetListStore } from './stores/pet-list-store';
import { SessionStore } from './stores/session-store';
import { TodayStore } from './stores/today-store';

/** One stay at a page. Each arrival makes a new one, and so ends what the pages said before. */
export interface Visit {
  readonly service: Service;
  readonly page: BookingPage;
  /** Whether a redirect brought the customer back to this page, because it is incomplete. */
  readonly isTurnedBack: boolean;
}

/** The customer's position in the funnel (the pages of a booking), and the moves between its pages. */
@injectable()
export class FunnelViewModel {
  /** The stay at the present page; undefined until the first page opens. */
  visit: Visit | undefined = undefined;
  readonly booking: CurrentBooking;
  readonly request: BookingRequest;
  /** The names of the fields with errors, set anew each time Next fails. */
  failedFields: readonly string[] | undefined = undefined;
  /** Whether the booking has ended. Server responses that come later must not change the next booking. */
  isOver = false;
  /** Whether the booking has ended because the server accepted it from this page. */
  isSent = false;
  /** Sentences about what is gone and no longer chosen. The package page forgets them, because it shows what is offered. */
  leftOut: readonly string[] = [];
  private isBeingTurnedBack = false;
  private readonly stopWatching: readonly (() => void)[];

  constructor(
    @inject(AcceptedBookingsStore) private readonly acceptedBookings: AcceptedBookingsStore,
    @inject(DraftStore) readonly draft: DraftStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(AddressBookStore) readonly addressBook: AddressBookStore,
    @inject(LastBookingStore) readonly lastBooking: LastBookingStore,
    @inject(PetListStore) readonly petList: PetListStore,
    @inject(TodayStore) private readonly today: TodayStore,
    @inject(NAVIGATION_PORT) private readonly navigation: Navigation,
    @inject(LOGGER_PORT) logger: Logger,
  ) {
    makeAutoObservable(this, {}, { deep: false });
    this.booking = new CurrentBooking(draft, today, addressBook, petList, logger, this);
    // The route guards then lead to the thank-you page.
    this.request = new BookingRequest(
      { acceptedBookings, addressBook, draft, petList, session, today, position: this },
      () => this.end(),
    );
    this.stopWatching = [
      reaction(
        () => session.ending,
        (ending) => {
          if (!ending) return;
          const { page } = this;
          const isLost = ending === 'lost';
          // A session that is refused right after it began: the way to the customer's pages is interrupted before it arrives there.
          const isSigningIn = page === 'signUp' || page === 'login';
          if (isLost && isSigningIn) draft.update({ interruptedPage: draft.current.interruptedPage ?? 'address' });
          // Where the session ended otherwise, the route guards redirect to the login, because of the remembered page.
          if (needsLogin(page)) draft.update({ interruptedPage: page });
          if (isLost && (needsLogin(page) || page === 'signUp')) this.switchTo('login');
        },
      ),
      () => this.booking.dispose(),
      () => this.request.dispose(),
    ];
  }

  get service(): Service {
    return this.visit?.service ?? DEFAULT_SERVICE;
  }

  get page(): BookingPage {
    return this.visit?.page ?? 'package';
  }

  /** Records that a page has opened. Called for each page that the route guards allow. */
  arrive(service: Service, page: BookingPage): void {
    const isNew = service !== this.visit?.service || page !== this.visit.page;
    if (isNew || this.isBeingTurnedBack) this.visit = { service, page, isTurnedBack: this.isBeingTurnedBack };
    this.isBeingTurnedBack = false;
    if (isNew && page === 'package') this.leftOut = [];
    const { draft, today } = this;
    today.refresh();
    const { changing, interruptedPage, sentOtp } = draft.current;
    if (interruptedPage && page !== 'login' && page !== 'signUp') draft.update({ interruptedPage: undefined });
    // Clearing `sentOtp` closes the dialog for the one-time code, so that it is not open when the customer returns to the login.
    if (sentOtp && page !== 'login') draft.update({ sentOtp: undefined });
    if (changing && page === 'summary') draft.update({ changing: undefined });
  }

  /** Where to redirect the customer instead of opening a page; undefined if the page may open. */
  redirect(service: Service, page: BookingPage): Destination | undefined {
    // Back must not reopen a sent booking. If MobX watched `isOver`, the summary would disappear before the thank-you page opens.
    if (untracked(() => this.isOver)) return 'thankYou';
    const redirected = redirectFrom(page, this.progress(service));
    return redirected && { service, page: redirected };
  }

  /**
   * Prepares a redirect to an incomplete step, which then shows its errors. If all later steps were answered before, its Next opens the summary.
   * None show if the app has just opened or the session ended (decision A7), nor on the later steps before they were answered.
   */
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

  /** Records that Next failed on this page because of errors in these fields. */
  recordFailure(fields: readonly string[]): void {
    this.failedFields = fields;
  }

  /** Whether the customer is still on the page, and the booking has not ended. Asked after a server response, before navigating. */
  isOn(page: BookingPage): boolean {
    return this.page === page && !this.isOver;
  }

  /** Checks the page again, because a chosen day may have passed at midnight. Redirects and returns false if the page may not stay open. */
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

  /** Opens the next page, or the summary if the customer came from there to change something (decision R5). */
  goOn(): void {
    const { draft, navigation, page, service } = this;
    const isChange = draft.current.changing === service;
    navigation.goTo({
      service,
      page: isChange ? pageAfterChange(page, this.progress(service)) : PAGE_ORDER[page].next,
    });
  }

  /** Goes back, from the summary to change something there (decision R5). */
  goBack(): void {
    const { draft, navigation } = this;
    const { service, page } = this;
    const previous = { service, page: PAGE_ORDER[page].back };
    // If the customer came from the summary, Back returns to it, unless it would redirect here. Then Back opens the page before this one.
    const isSummaryShut =
      draft.current.changing === service && redirectFrom('summary', this.progress(service)) === page;
    if (page === 'summary') draft.update({ changing: service });
    if (isSummaryShut) navigation.goTo(previous);
    else navigation.back(previous);
  }

  /** Opens a page to change a part of the summary. The page's Next returns to the summary. */
  change(page: BookingPage): void {
    this.draft.update({ changing: this.service });
    this.navigation.goTo({ service: this.service, page });
  }

  /** Opens the sign-up or the login in place of the current history entry, so that Back leads to the page before it. */
  switchTo(page: 'signUp' | 'login'): void {
    this.navigation.replace({ service: this.service, page });
  }

  /**
   * Ends the booking that the server has accepted with this key, here and in all tabs, before any page changes (decision B5). In the
   * browser's history, the thank-you page replaces the summary (decision R6).
   */
  finish(key: string, sentBooking: AcceptedBookingSummary): void {
    this.isSent = true;
    this.end(sentBooking);
    this.acceptedBookings.add(key);
    this.navigation.replace('thankYou');
  }

  pathOf(page: BookingPage, service: Service = this.service): string {
    return this.navigation.pathOf({ service, page });
  }

  /** Ends the booking. Stops watching the stores, because they live on and would still call this object during the next booking. */
  @preDestroy()
  dispose(): void {
    this.isOver = true;
    this.stopWatching.forEach((stop) => stop());
  }

  private end(sentBooking?: AcceptedBookingSummary): void {
    // Stops watching first, because a session lost during the navigation must not lead to the login.
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
