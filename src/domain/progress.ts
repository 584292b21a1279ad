export const BOOKING_PAGES = ['package', 'schedule', 'signUp', 'login', 'address', 'petDetails', 'summary'] as const;

export type BookingPage = (typeof BOOKING_PAGES)[number];

/** Each page's step, and where Next and Back lead. Back leads to `back` only if the app's history has no earlier page (decision R5). */
export const PAGE_ORDER: Readonly<
  Record<BookingPage, { readonly step: number | undefined; readonly back: BookingPage; readonly next: BookingPage }>
> = {
  package: { step: 1, back: 'package', next: 'schedule' },
  schedule: { step: 2, back: 'package', next: 'signUp' },
  signUp: { step: 3, back: 'schedule', next: 'address' },
  login: { step: 3, back: 'schedule', next: 'address' },
  address: { step: 3, back: 'schedule', next: 'petDetails' },
  petDetails: { step: 4, back: 'address', next: 'summary' },
  summary: { step: undefined, back: 'petDetails', next: 'summary' },
};

export const STEP_COUNT = 4;
export const STEP_TITLES = ['Package', 'Date & time', 'Your details', 'Pet'] as const;

/** The pages that need a login. If the session ends on one of them, the next login leads back to that page (decision A7). */
export const PAGES_NEEDING_LOGIN = ['address', 'petDetails', 'summary'] as const satisfies readonly BookingPage[];
export type PageNeedingLogin = (typeof PAGES_NEEDING_LOGIN)[number];

export function needsLogin(page: BookingPage): page is PageNeedingLogin {
  return (PAGES_NEEDING_LOGIN as readonly BookingPage[]).includes(page);
}

/** A customer's progress with one service, from which `redirectFrom` decides which pages may open. */
export interface Progress {
  readonly hasSelection: boolean;
  readonly hasSchedule: boolean;
  /** The pages of this service that open only once `hasSchedule` is true. */
  readonly pagesNeedingSchedule: readonly BookingPage[];
  readonly isLoggedIn: boolean;
  /** The page on which the customer's session ended; otherwise undefined. */
  readonly interruptedPage: PageNeedingLogin | undefined;
  readonly hasAddress: boolean;
  readonly hasPet: boolean;
  /** Whether the package step has no errors. */
  readonly isSelectionComplete: boolean;
  /** Whether the date and time step has no errors. */
  readonly isScheduleComplete: boolean;
  /** Whether a day is chosen, even one that has passed. */
  readonly hasDay: boolean;
}

/** The page to redirect to; undefined if the customer may stay on `page`. The first check that applies decides (decision R3). */
export function redirectFrom(page: BookingPage, progress: Progress): BookingPage | undefined {
  const { isLoggedIn, interruptedPage } = progress;
  if (page !== 'package' && !progress.hasSelection) return 'package';
  if (progress.pagesNeedingSchedule.includes(page) && !progress.hasSchedule) return 'schedule';
  if (needsLogin(page) && !isLoggedIn) return interruptedPage ? 'login' : 'signUp';
  if ((page === 'signUp' || page === 'login') && isLoggedIn) return interruptedPage ?? 'address';
  if (page !== 'summary') return undefined;
  if (!progress.hasAddress) return 'address';
  if (!progress.hasPet) return 'petDetails';
  // Decision R3 does not ask for the last two checks. They lead from the summary back to a step that has errors.
  if (!progress.isSelectionComplete) return 'package';
  return progress.isScheduleComplete ? undefined : 'schedule';
}

/**
 * Where Next leads a customer who came from the summary (decision R5). The summary leads on to what it lacks, and the page then says so, but
 * not to a page that comes next and was never asked for: sign-up, and the day of a booking that is booked again.
 */
export function pageAfterChange(page: BookingPage, progress: Progress): BookingPage {
  const { next } = PAGE_ORDER[page];
  const isUnasked = next === 'signUp' || !progress.hasDay;
  return isUnasked && redirectFrom('summary', progress) === next ? next : 'summary';
}
