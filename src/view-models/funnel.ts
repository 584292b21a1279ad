import { makeAutoObservable, reaction, untracked } from 'mobx';
import { dateInIndia, type CalendarDate } from '../domain/calendar';
import { messages } from '../domain/messages';
import type { Rupees } from '../domain/money';
import { isCustomerPage, NEXT_PAGE, PREVIOUS_PAGE, redirectFrom, type Page, type Progress } from '../domain/progress';
import { askRules, FIRST_SERVICE, type Service } from '../domain/services';
import { CLOCK } from '../ports/clock';
import { LOGGER } from '../ports/logger';
import { NAVIGATION, type Destination } from '../ports/navigation';
import type { Resolved } from '../ports/token';
import { ADDRESS_BOOK, DRAFT, PET_LIST, SESSION } from './tokens';

/** Where the customer is in the funnel, and where they may go. */
export class FunnelViewModel {
  static readonly needs = {
    draft: DRAFT,
    session: SESSION,
    addressBook: ADDRESS_BOOK,
    petList: PET_LIST,
    navigation: NAVIGATION,
    clock: CLOCK,
    logger: LOGGER,
  };
  service: Service = FIRST_SERVICE;
  page: Page = 'package';
  /** Counts the arrivals at pages: messages belong to one arrival. */
  arrivals = 0;
  /** Whether a guard sent the customer back to the present page, which is incomplete. */
  isTurnedBack = false;
  /** Whether the booking has ended: late answers must not change the next one's draft. */
  isOver = false;
  private hasArrived = false;
  private isBeingTurnedBack = false;
  private readonly stopWatching: readonly (() => void)[];

  constructor(private readonly dependencies: Resolved<typeof FunnelViewModel.needs>) {
    makeAutoObservable<this, 'dependencies' | 'stopWatching'>(this, {
      dependencies: false,
      stopWatching: false,
      // A computed value would keep yesterday's day.
      today: false,
      headline: false,
    });
    const { session, logger } = dependencies;
    this.stopWatching = [
      reaction(
        () => session.losses,
        () => {
          this.interrupt();
          if (isCustomerPage(this.page)) this.switchTo('login');
        },
      ),
      // After a logout in another tab the guards send a customer's page to the login by this.
      reaction(() => session.isLoggedIn, (isLoggedIn) => !isLoggedIn && this.interrupt()),
      reaction(
        () => this.isPricingDataMissing,
        (isMissing) => isMissing && logger.error(messages.log.pricingDataMissing),
        { fireImmediately: true },
      ),
    ];
  }

  /** Today in India, read from the clock at each call. */
  get today(): CalendarDate {
    return dateInIndia(this.dependencies.clock.now());
  }

  /** The running total in rupees (decision B4). */
  get total(): Rupees {
    return askRules(this.dependencies.draft.bookings, this.service, (rules, booking) => rules.price.total(booking));
  }

  /** The choices so far that still hold, in a few words. */
  get headline(): readonly string[] {
    return askRules(this.dependencies.draft.bookings, this.service, (rules, booking) => rules.summary.headline(booking, this.today));
  }

  private get isPricingDataMissing(): boolean {
    return askRules(
      this.dependencies.draft.bookings,
      this.service,
      (rules, booking) =>
        Object.keys(rules.selection.errors(booking)).length === 0 && rules.price.isIncomplete(booking),
    );
  }

  /** The customer is on a page, and no guard objects. */
  arrive(service: Service, page: Page): void {
    if (service !== this.service || page !== this.page || this.isBeingTurnedBack) {
      this.arrivals += 1;
      this.isTurnedBack = this.isBeingTurnedBack;
      this.isBeingTurnedBack = false;
    }
    this.hasArrived = true;
    this.service = service;
    this.page = page;
    const { draft } = this.dependencies;
    const { changing, interruptedPage, sentOtp } = draft.current;
    if (interruptedPage && page !== 'login' && page !== 'signUp') draft.update({ interruptedPage: undefined });
    // The login's dialog is closed when the customer comes back.
    if (sentOtp && page !== 'login') draft.update({ sentOtp: undefined });
    if (changing && page === 'summary') draft.update({ changing: undefined });
  }

  /** Where a guard sends the customer instead of a page; undefined where they may stay. */
  redirect(service: Service, page: Page): Destination | undefined {
    // Back from the thank-you page shows no booking that is sent already. Not observed: the summary stays until that page is there.
    if (untracked(() => this.isOver)) return 'thankYou';
    const redirected = redirectFrom(page, this.progress(service));
    return redirected && { service, page: redirected };
  }

  /**
   * A guard keeps the customer from a page. The incomplete step shows its messages, and its Next returns to the summary if nothing
   * else is missing. A customer who comes from outside sees no messages.
   */
  turnBack(service: Service, page: Page): void {
    const progress = this.progress(service);
    const lacking = redirectFrom(page, progress);
    // After a lost session no step has failed (decision A7).
    if (!this.hasArrived || progress.interruptedPage || (lacking !== 'package' && lacking !== 'schedule')) return;
    this.isBeingTurnedBack = true;
    if (progress.hasAddress && progress.hasPet) this.dependencies.draft.update({ changing: service });
  }

  /** Whether the customer is still on a page of this booking. A late answer moves nobody who has left it. */
  isOn(page: Page): boolean {
    return this.page === page && !this.isOver;
  }

  /** Asks the guards again, as midnight may have passed. Answers false after sending the customer to another page. */
  mayStay(): boolean {
    const { service, page } = this;
    const destination = this.redirect(service, page);
    if (destination) {
      this.turnBack(service, page);
      this.dependencies.navigation.replace(destination);
    }
    return !destination;
  }

  /** The present page is complete: on to the next one, or back to the summary from which it was changed (decision R5). */
  goOn(): void {
    const { draft, navigation } = this.dependencies;
    const { service, page } = this;
    navigation.goTo({ service, page: draft.current.changing === service ? 'summary' : NEXT_PAGE[page] });
  }

  goBack(): void {
    const { draft, navigation } = this.dependencies;
    const { service, page } = this;
    const previous = { service, page: PREVIOUS_PAGE[page] };
    // The change made this page incomplete: the summary would only redirect here.
    const isSummaryShut = draft.current.changing === service && redirectFrom('summary', this.progress(service)) === page;
    if (isSummaryShut) navigation.goTo(previous);
    else navigation.back(previous);
  }

  /** Opens the page that owns a block of the summary; its Next comes back to the summary (decision R5). */
  change(page: Page): void {
    this.dependencies.draft.update({ changing: this.service });
    this.dependencies.navigation.goTo({ service: this.service, page });
  }

  /** From sign-up to login or back, without a history entry: Back must not lead a customer there. */
  switchTo(page: 'signUp' | 'login'): void {
    this.dependencies.navigation.replace({ service: this.service, page });
  }

  /** The booking was submitted: the thank-you page replaces the summary in the history (decision F2). */
  finish(): void {
    // First: a session that is lost now must not lead to the login.
    this.dispose();
    this.dependencies.draft.update({ isBookingSent: true });
    this.dependencies.navigation.replace('thankYou');
  }

  /** The address of a page, of the present service unless another is named. */
  pathOf(page: Page, service: Service = this.service): string {
    return this.dependencies.navigation.pathOf({ service, page });
  }

  /** Ends the booking, and stops watching the stores, which outlive it. */
  dispose(): void {
    this.isOver = true;
    this.stopWatching.forEach((stop) => stop());
  }

  private progress(service: Service): Progress {
    const { draft, session, addressBook, petList } = this.dependencies;
    return askRules(draft.bookings, service, (rules, booking) => ({
      hasSelection: rules.selection.isMade(booking),
      hasSchedule: rules.schedule.isMade(booking, this.today),
      pagesNeedingSchedule: rules.pagesNeedingSchedule,
      isLoggedIn: session.isLoggedIn,
      interruptedPage: draft.current.interruptedPage,
      hasAddress: addressBook.selectedId !== undefined,
      hasPet: petList.selectedIds.length > 0,
      isSelectionComplete: Object.keys(rules.selection.errors(booking)).length === 0,
      isScheduleComplete: Object.keys(rules.schedule.errors(booking, this.today)).length === 0,
    }));
  }

  /** Remembers the customer's page that a lost session interrupts; the login leads back to it (decision A7). */
  private interrupt(): void {
    if (isCustomerPage(this.page)) this.dependencies.draft.update({ interruptedPage: this.page });
  }
}
