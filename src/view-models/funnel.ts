import { makeAutoObservable, reaction, untracked } from 'mobx';
import { dateInIndia, type CalendarDate } from '../domain/calendar';
import { hasNoErrors } from '../domain/field-errors';
import { messages } from '../domain/messages';
import { FUNNEL_PAGE_POSITIONS, needsLogin, redirectFrom, type BookingPage, type Progress } from '../domain/progress';
import type { AcceptedBookingSummary } from '../domain/accepted-booking';
import { bookingOverviewOf, type BookingOverview, type ServiceRules } from '../domain/service-rules';
import { callWithServiceRules, DEFAULT_SERVICE, type BookingDrafts, type Service } from '../domain/services';
import { CLOCK_PORT } from '../ports/device';
import { LOGGER_PORT, TELEMETRY_PORT } from '../ports/telemetry';
import { NAVIGATION_PORT, type Destination } from '../ports/navigation';
import type { Resolved } from '../ports/injection-token';
import { progressFromStores } from './progress';
import { AddressBookStore } from './stores/address-book-store';
import { PetListStore } from './stores/pet-list-store';
import { SessionStore } from './stores/session-store';
import { DraftStore } from './stores/draft-store';

/** The customer's position in the funnel (the pages of a booking), and the moves between its pages. */
export class FunnelViewModel {
  static readonly needs = {
    draft: DraftStore,
    session: SessionStore,
    addressBook: AddressBookStore,
    petList: PetListStore,
    navigation: NAVIGATION_PORT,
    clock: CLOCK_PORT,
    logger: LOGGER_PORT,
    telemetry: TELEMETRY_PORT,
  };
  service: Service = DEFAULT_SERVICE;
  page: BookingPage = 'package';
  /** The number of arrivals at pages. A step's messages disappear at the next arrival. */
  arrivals = 0;
  /** Whether a redirect brought the customer back to the present page, because the page is incomplete. */
  isTurnedBack = false;
  /** Whether the booking has ended. Server responses that come later must not change the next booking. */
  isOver = false;
  private hasArrived = false;
  private isBeingTurnedBack = false;
  private readonly stopWatching: readonly (() => void)[];

  constructor(private readonly dependencies: Resolved<typeof FunnelViewModel.needs>) {
    makeAutoObservable<this, 'dependencies' | 'stopWatching'>(this, {
      dependencies: false,
      stopWatching: false,
      // Not computed by MobX: a computed value would keep yesterday's date after midnight.
      today: false,
      headline: false,
      overview: false,
    });
    const { session, logger } = dependencies;
    this.stopWatching = [
      reaction(
        () => session.lossCount,
        () => {
          this.interrupt();
          if (needsLogin(this.page)) this.switchTo('login');
        },
      ),
      // After a logout, in this tab or another, remembers the page. The route guards then redirect to the login, not to sign-up.
      reaction(() => session.isLoggedIn, (isLoggedIn) => !isLoggedIn && this.interrupt()),
      reaction(
        () => this.ask((rules, booking) => hasNoErrors(rules.selection.errors(booking)) && rules.price.isIncomplete(booking)),
        (isMissing) => isMissing && logger.error(messages.log.pricingDataMissing),
        { fireImmediately: true },
      ),
    ];
  }

  /** Today in India, read from the clock at each call. */
  get today(): CalendarDate {
    return dateInIndia(this.dependencies.clock.now());
  }

  /** The choices from earlier pages, in few words: on the schedule page without day and time, later without a day that cannot be booked. */
  get headline(): readonly string[] {
    return this.ask((rules, booking) => rules.texts.headline(booking, this.page === 'schedule' ? undefined : this.today));
  }

  /** The booking so far: choices and price (decision B4). */
  get overview(): BookingOverview {
    return this.ask((rules, booking) => bookingOverviewOf(rules, booking, this.today));
  }

  /** A hint beside the date of the second step; '' for no hint. */
  get dateHint(): string {
    return this.ask((rules, booking) => rules.schedule.dateHint?.(booking) ?? '');
  }

  /** Calls `question` with the present service's rules and booking, and returns the result. */
  ask<Result>(question: (rules: ServiceRules<BookingDrafts[Service]>, booking: BookingDrafts[Service]) => Result): Result {
    return callWithServiceRules(this.dependencies.draft.bookings, this.service, question);
  }

  /** Records that a page has opened. Called for each page that the route guards allow. */
  arrive(service: Service, page: BookingPage): void {
    const isNew = service !== this.service || page !== this.page;
    if (this.hasArrived && isNew) this.recordStep('left');
    const isArrival = !this.hasArrived || isNew;
    if (isNew || this.isBeingTurnedBack) {
      this.arrivals += 1;
      this.isTurnedBack = this.isBeingTurnedBack;
      this.isBeingTurnedBack = false;
    }
    this.hasArrived = true;
    this.service = service;
    this.page = page;
    if (isArrival) this.recordStep('arrived');
    const { draft } = this.dependencies;
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

  /** Prepares a redirect to an incomplete step, which then shows its errors. If address and pet are chosen, its Next opens the summary. */
  prepareRedirect(service: Service, page: BookingPage): void {
    const progress = this.progress(service);
    const lacking = redirectFrom(page, progress);
    // Only the first two steps show errors after a redirect. None show if the app has just opened or the session ended (decision A7).
    if (!this.hasArrived || progress.interruptedPage || (lacking !== 'package' && lacking !== 'schedule')) return;
    this.isBeingTurnedBack = true;
    if (progress.hasAddress && progress.hasPet) this.dependencies.draft.update({ changing: service });
  }

  /** Tells telemetry that Next failed on this page, and the names of the fields with errors. */
  recordFailure(fields: readonly string[]): void {
    this.recordStep('failed', fields);
  }

  /** Whether the customer is still on the page, and the booking has not ended. Asked after a server response, before navigating. */
  isOn(page: BookingPage): boolean {
    return this.page === page && !this.isOver;
  }

  /** Checks the page again, because a chosen day may have passed at midnight. Redirects and returns false if the page may not stay open. */
  mayStay(): boolean {
    const { service, page } = this;
    const destination = this.redirect(service, page);
    if (destination) {
      this.prepareRedirect(service, page);
      this.dependencies.navigation.replace(destination);
    }
    return !destination;
  }

  /** Opens the next page, or the summary if the customer came from there to change something (decision R5). */
  goOn(): void {
    const { draft, navigation } = this.dependencies;
    const { service, page } = this;
    navigation.goTo({ service, page: draft.current.changing === service ? 'summary' : FUNNEL_PAGE_POSITIONS[page].next });
  }

  goBack(): void {
    const { draft, navigation } = this.dependencies;
    const { service, page } = this;
    const previous = { service, page: FUNNEL_PAGE_POSITIONS[page].back };
    // If the customer came from the summary, Back returns to it, unless it would redirect here. Then Back opens the page before this one.
    const isSummaryShut = draft.current.changing === service && redirectFrom('summary', this.progress(service)) === page;
    if (isSummaryShut) navigation.goTo(previous);
    else navigation.back(previous);
  }

  /** Opens a page to change a part of the summary. The page's Next returns to the summary (decision R5). */
  change(page: BookingPage): void {
    this.dependencies.draft.update({ changing: this.service });
    this.dependencies.navigation.goTo({ service: this.service, page });
  }

  /** Opens the sign-up or the login in place of the current history entry, so that Back leads to the page before it. */
  switchTo(page: 'signUp' | 'login'): void {
    this.dependencies.navigation.replace({ service: this.service, page });
  }

  /** Ends the booking after it was sent. In the browser's history, the thank-you page replaces the summary (decision R6). */
  finish(sentBooking: AcceptedBookingSummary): void {
    // Ends the booking first, because a session lost during the navigation must not lead to the login.
    this.dispose();
    this.dependencies.draft.update({ sentBooking });
    this.recordStep('left');
    this.dependencies.telemetry.record({ kind: 'step', action: 'arrived', service: this.service, page: 'thankYou' });
    this.dependencies.navigation.replace('thankYou');
  }

  /** The path of a page, for the present service unless another is given. */
  pathOf(page: BookingPage, service: Service = this.service): string {
    return this.dependencies.navigation.pathOf({ service, page });
  }

  /** Ends the booking. Stops watching the stores, because they live on and would still call this object during the next booking. */
  dispose(): void {
    this.isOver = true;
    this.stopWatching.forEach((stop) => stop());
  }

  private recordStep(action: 'arrived' | 'left' | 'failed', fields?: readonly string[]): void {
    const { service, page } = this;
    this.dependencies.telemetry.record({ kind: 'step', action, service, page, ...(fields && { fields }) });
  }

  private progress(service: Service): Progress {
    return progressFromStores(service, this.today, this.dependencies);
  }

  /** Called when the session ends. If the page needs a login, remembers the page, so that the next login leads back to it (decision A7). */
  private interrupt(): void {
    if (needsLogin(this.page)) this.dependencies.draft.update({ interruptedPage: this.page });
  }
}
