export const BOOKING_PAGES = ['package', 'schedule', 'signUp', 'login', 'address', 'petDetails', 'summary'] as const;

export type BookingPage = (typeof BOOKING_PAGES)[number];

/** `back` counts only if the app's history has no earlier page (decision R5). */
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

/** Decision A7. */
export const PAGES_NEEDING_LOGIN = ['address', 'petDetails', 'summary'] as const satisfies readonly BookingPage[];
export type PageNeedingLogin = (typeof PAGES_NEEDING_LOGIN)[number];

export function needsLogin(page: BookingPage): page is PageNeedingLogin {
  return (PAGES_NEEDING_LOGIN as readonly BookingPage[]).includes(page);
}

export interface Progress {
  readonly hasSelection: boolean;
  readonly hasSchedule: boolean;
  readonly pagesNeedingSchedule: readonly BookingPage[];
  readonly isLoggedIn: boolean;
  readonly interruptedPage: PageNeedingLogin | undefined;
  readonly hasAddress: boolean;
  readonly hasPet: boolean;
  readonly isSelectionComplete: boolean;
  readonly isScheduleComplete: boolean;
  /** Even one that has passed. */
  readonly hasDay: boolean;
}

/** The first check that applies decides (decision R3). */
export function redirectFrom(page: BookingPage, progress: Progress): BookingPage | undefined {
  const { isLoggedIn, interruptedPage } = progress;
  if (page !== 'package' && !progress.hasSelection) return 'package';
  if (progress.pagesNeedingSchedule.includes(page) && !progress.hasSchedule) return 'schedule';
  if (needsLogin(page) && !isLoggedIn) return interruptedPage ? 'login' : 'signUp';
  if ((page === 'signUp' || page === 'login') && isLoggedIn) return interruptedPage ?? 'address';
  if (page !== 'summary') return undefined;
  if (!progress.hasAddress) return 'address';
  if (!progress.hasPet) return 'petDetails';
  // Not by decision R3: they lead back to a step that has errors.
  if (!progress.isSelectionComplete) return 'package';
  return progress.isScheduleComplete ? undefined : 'schedule';
}

/**
 * For a customer who came from the summary (decision R5). Not to a page that was never asked for: sign-up, and the day of a booking that is
 * booked again.
 */
export function pageAfterChange(page: BookingPage, progress: Progress): BookingPage {
  const { next } = PAGE_ORDER[page];
  const isUnasked = next === 'signUp' || !progress.hasDay;
  return isUnasked && redirectFrom('summary', progress) === next ? next : 'summary';
}
