import { makeAutoObservable, reaction, untracked } from 'mobx';
import { dateInIndia, type CalendarDate } from '../domain/calendar';
import { messages } from '../domain/messages';
import type { Rupees } from '../domain/money';
import { nextPath, pathOf, previousPath, THANK_YOU_PATH } from '../domain/paths';
import { isCustomerPage, redirectFrom, type Page, type Progress } from '../domain/progress';
import { askRules, FIRST_SERVICE, type Service } from '../domain/services';
import { CLOCK } from '../ports/clock';
import { LOGGER } from '../ports/logger';
import { NAVIGATION } from '../ports/navigation';
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
  /** Counts the arrivals at pages: what was said on a page belongs to one of them. */
  arrivals = 0;
  /** Whether the customer was sent back to the present page, because it is not complete any more. */
  isTurnedBack = false;
  /** Whether the visit has ended: what is still on its way for it must not be written into the next one's draft. */
  isOver = false;
  private hasArrived = false;
  private isBeingTurnedBack = false;
  private readonly stopWatching: readonly (() => void)[];

  constructor(private readonly dependencies: Resolved<typeof FunnelViewModel.needs>) {
    makeAutoObservable<this, 'dependencies' | 'stopWatching'>(this, {
      dependencies: false,
      stopWatching: false,
      // Computed values would keep yesterday.
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
      // A logout in another tab takes only a customer's page away; the guards send to login by what is remembered here.
      reaction(() => session.isLoggedIn, (isLoggedIn) => !isLoggedIn && this.interrupt()),
      reaction(
        () => this.isPricingDataMissing,
        (isMissing) => isMissing && logger.error(messages.log.pricingDataMissing),
        { fireImmediately: true },
      ),
    ];
  }

  /** Today in India; it is read anew at each call, because midnight passes. */
  get today(): CalendarDate {
    return dateInIndia(this.dependencies.clock.now());
  }

  /** The running total in rupees (decision B4). */
  get total(): Rupees {
    return askRules(this.dependencies.draft.bookings, this.service, (rules, booking) => rules.price.total(booking));
  }

  /** What was chosen so far and still holds, in a few words. */
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

  /** The customer came to a page that no guard kept them from. */
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
    // Who leaves the login must not find its dialog open when they come back.
    if (sentOtp && page !== 'login') draft.update({ sentOtp: undefined });
    if (changing && page === 'summary') draft.update({ changing: undefined });
  }

  /** The path to go to instead of a page that a guard keeps the customer from; undefined where they may stay. */
  redirect(service: Service, page: Page): string | undefined {
    // Who goes back before the next page is there must not find one on which nothing can be done any more. Not watched: the summary
    // stands until then.
    if (untracked(() => this.isOver)) return THANK_YOU_PATH;
    const redirected = redirectFrom(page, this.progress(service));
    return redirected && pathOf(service, redirected);
  }

  /**
   * A guard keeps the customer from a page. Who was on another one before is told by the step that lacks something what it is,
   * and comes back to the summary by its Next, if nothing else is missing. Who comes from outside finds a silent page.
   */
  turnBack(service: Service, page: Page): void {
    const progress = this.progress(service);
    const lacking = redirectFrom(page, progress);
    // A way that a lost session caused is no step that failed (decision A7).
    if (!this.hasArrived || progress.interruptedPage || (lacking !== 'package' && lacking !== 'schedule')) return;
    this.isBeingTurnedBack = true;
    if (progress.hasAddress && progress.hasPet) this.dependencies.draft.update({ changing: service });
  }

  /** Whether the customer is still on a page of this visit: who has left it meanwhile is not to be pulled to another. */
  isOn(page: Page): boolean {
    return this.page === page && !this.isOver;
  }

  /** Asks the guards anew, because midnight may have passed meanwhile; sends the customer away where they no longer may stay. */
  mayStay(): boolean {
    const { service, page } = this;
    const path = this.redirect(service, page);
    if (path) {
      this.turnBack(service, page);
      this.dependencies.navigation.replace(path);
    }
    return !path;
  }

  /** The present page is complete: on to the next one, or back to the summary from which it was changed (decision R5). */
  goOn(): void {
    const { draft, navigation } = this.dependencies;
    const { service, page } = this;
    navigation.goTo(draft.current.changing === service ? pathOf(service, 'summary') : nextPath(service, page));
  }

  goBack(): void {
    const { draft, navigation } = this.dependencies;
    const { service, page } = this;
    const previous = previousPath(service, page);
    // A change that left this page incomplete: the summary behind it would only lead back here.
    const isSummaryShut = draft.current.changing === service && this.redirect(service, 'summary') === pathOf(service, page);
    if (isSummaryShut) navigation.goTo(previous);
    else navigation.back(previous);
  }

  /** Opens the page that owns a block of the summary; its Next comes back to the summary (decision R5). */
  change(page: Page): void {
    this.dependencies.draft.update({ changing: this.service });
    this.dependencies.navigation.goTo(pathOf(this.service, page));
  }

  /** From sign-up to login or back, without a trace in the history: Back must not lead a customer there. */
  switchTo(page: 'signUp' | 'login'): void {
    this.dependencies.navigation.replace(pathOf(this.service, page));
  }

  /** The booking was submitted, and the visit is over; the summary is replaced in the history (decision F2). */
  finish(): void {
    // At once: a session that is lost before the next page is there must not lead away from it.
    this.dispose();
    this.dependencies.draft.update({ isBookingSent: true });
    this.dependencies.navigation.replace(THANK_YOU_PATH);
  }

  /** The path of a page of the present service. */
  pathOf(page: Page): string {
    return pathOf(this.service, page);
  }

  /** Ends the visit, and the watching of what outlives it. */
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

  /** The session is gone: a customer's page is left for the login, which leads back to it. A visitor may stay (decision A7). */
  private interrupt(): void {
    if (isCustomerPage(this.page)) this.dependencies.draft.update({ interruptedPage: this.page });
  }
}
