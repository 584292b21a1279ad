/** The pages of a service's funnel, in its order. */
export const PAGES = ['package', 'schedule', 'signUp', 'login', 'address', 'petDetails', 'summary'] as const;

/** A page of the funnel by its name in code. */
export type Page = (typeof PAGES)[number];

/** Where each page leads once it is complete. */
export const NEXT_PAGE: Readonly<Record<Page, Page>> = {
  package: 'schedule',
  schedule: 'signUp',
  signUp: 'address',
  login: 'address',
  address: 'petDetails',
  petDetails: 'summary',
  summary: 'summary',
};

/** Where Back leads from each page when the app has no history entry to go back to (decision R5). */
export const PREVIOUS_PAGE: Readonly<Record<Page, Page>> = {
  package: 'package',
  schedule: 'package',
  signUp: 'schedule',
  login: 'schedule',
  address: 'schedule',
  petDetails: 'address',
  summary: 'petDetails',
};

/** The booking has four steps. */
export const STEP_COUNT = 4;

/** What each of the four steps is about, in a word or two. */
export const STEP_TITLES = ['Package', 'Date & time', 'Your details', 'Pet'] as const;

/** The step, 1 to 4, that a page belongs to; the summary comes after the steps and has none. */
export const STEP_OF_PAGE: Readonly<Record<Page, number | undefined>> = {
  package: 1,
  schedule: 2,
  signUp: 3,
  login: 3,
  address: 3,
  petDetails: 4,
  summary: undefined,
};

/** The pages that only customers see: a session that is lost there is taken up again by a login (decision A7). */
export const CUSTOMER_PAGES = ['address', 'petDetails', 'summary'] as const satisfies readonly Page[];
export type CustomerPage = (typeof CUSTOMER_PAGES)[number];

/** Whether only customers see a page. */
export function isCustomerPage(page: Page): page is CustomerPage {
  return (CUSTOMER_PAGES as readonly Page[]).includes(page);
}

/** What the guards look at: how far a customer has come with one service. */
export interface Progress {
  readonly hasSelection: boolean;
  readonly hasSchedule: boolean;
  /** The pages of this service that need the second step's choices. */
  readonly pagesNeedingSchedule: readonly Page[];
  readonly isLoggedIn: boolean;
  /** The page on which the session was just lost (decision A7). */
  readonly interruptedPage: CustomerPage | undefined;
  readonly hasAddress: boolean;
  readonly hasPet: boolean;
  /** Whether nothing is wrong with the first and with the second step's choices. */
  readonly isSelectionComplete: boolean;
  readonly isScheduleComplete: boolean;
}

interface Guard {
  readonly stops: (page: Page, progress: Progress) => boolean;
  readonly goTo: (progress: Progress) => Page;
}

const VISITOR_PAGES: readonly Page[] = ['signUp', 'login'];

/** The guards, in the order in which they are asked (decision R3). */
const GUARDS: readonly Guard[] = [
  // Nothing is selected on the first step.
  {
    stops: (page, { hasSelection }) => page !== 'package' && !hasSelection,
    goTo: () => 'package',
  },
  // No date is chosen on the second step.
  {
    stops: (page, { pagesNeedingSchedule, hasSchedule }) => pagesNeedingSchedule.includes(page) && !hasSchedule,
    goTo: () => 'schedule',
  },
  // The page is for customers.
  {
    stops: (page, { isLoggedIn }) => isCustomerPage(page) && !isLoggedIn,
    goTo: ({ interruptedPage }) => (interruptedPage ? 'login' : 'signUp'),
  },
  // The page is for visitors.
  {
    stops: (page, { isLoggedIn }) => VISITOR_PAGES.includes(page) && isLoggedIn,
    goTo: ({ interruptedPage }) => interruptedPage ?? 'address',
  },
  // No address is selected.
  {
    stops: (page, { hasAddress }) => page === 'summary' && !hasAddress,
    goTo: () => 'address',
  },
  // No pet is selected.
  {
    stops: (page, { hasPet }) => page === 'summary' && !hasPet,
    goTo: () => 'petDetails',
  },
  // Beyond decision R3, as a summary of half a booking could only be sent wrong: the first step is not complete.
  {
    stops: (page, { isSelectionComplete }) => page === 'summary' && !isSelectionComplete,
    goTo: () => 'package',
  },
  // Nor is the second.
  {
    stops: (page, { isScheduleComplete }) => page === 'summary' && !isScheduleComplete,
    goTo: () => 'schedule',
  },
];

/** Where a guard sends a customer who opens a page, or undefined where the page is theirs to see. */
export function redirectFrom(page: Page, progress: Progress): Page | undefined {
  return GUARDS.find((guard) => guard.stops(page, progress))?.goTo(progress);
}
