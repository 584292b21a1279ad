import { describe, expect, test } from 'vitest';
import {
  BOOKING_PAGES,
  FUNNEL_PAGE_POSITIONS,
  PAGES_NEEDING_LOGIN,
  redirectFrom,
  STEP_COUNT,
  type BookingPage,
  type Progress,
} from '../../src/domain/progress';

const WALKING_PAGES: readonly BookingPage[] = ['address', 'petDetails', 'summary'];
const GROOMING_PAGES: readonly BookingPage[] = ['signUp', 'login', 'address', 'petDetails', 'summary'];

/** The progress of a logged-in customer with a complete booking. */
const READY: Progress = {
  hasSelection: true,
  hasSchedule: true,
  pagesNeedingSchedule: WALKING_PAGES,
  isLoggedIn: true,
  interruptedPage: undefined,
  hasAddress: true,
  hasPet: true,
  isSelectionComplete: true,
  isScheduleComplete: true,
};

/** The page to which each page redirects, if `READY` has these changes; undefined for a page that opens. */
function redirects(changes: Partial<Progress>): Partial<Record<BookingPage, BookingPage | undefined>> {
  const progress = { ...READY, ...changes };
  return Object.fromEntries(BOOKING_PAGES.map((page) => [page, redirectFrom(page, progress)]));
}

describe('pages', () => {
  test('lead on to the summary in four steps; the way back skips sign-up', () => {
    expect(STEP_COUNT).toBe(4);
    expect(FUNNEL_PAGE_POSITIONS).toEqual({
      package: { step: 1, back: 'package', next: 'schedule' },
      schedule: { step: 2, back: 'package', next: 'signUp' },
      signUp: { step: 3, back: 'schedule', next: 'address' },
      login: { step: 3, back: 'schedule', next: 'address' },
      address: { step: 3, back: 'schedule', next: 'petDetails' },
      petDetails: { step: 4, back: 'address', next: 'summary' },
      summary: { step: undefined, back: 'petDetails', next: 'summary' },
    });
  });
});

describe('the guards of decision R3', () => {
  const FOR_CUSTOMER = { signUp: 'address', login: 'address' } as const;
  const AFTER_PACKAGE = {
    schedule: 'package',
    signUp: 'package',
    login: 'package',
    address: 'package',
    petDetails: 'package',
    summary: 'package',
  } as const;
  const FOR_SCHEDULE = { address: 'schedule', petDetails: 'schedule', summary: 'schedule' } as const;
  const visitor = { isLoggedIn: false };
  const interruptedPage = 'petDetails';

  test.each<readonly [string, Partial<Progress>, Partial<Record<BookingPage, BookingPage>>]>([
    ['let a customer with a complete booking see everything but sign-up and login', {}, FOR_CUSTOMER],
    ['1: without a selection, every page after the first leads to the first', { hasSelection: false }, AFTER_PACKAGE],
    [
      '2: without a date, the pages for customers lead to the second step',
      { hasSchedule: false, ...visitor },
      FOR_SCHEDULE,
    ],
    [
      '2: and for grooming, every later page',
      { hasSchedule: false, ...visitor, pagesNeedingSchedule: GROOMING_PAGES },
      { signUp: 'schedule', login: 'schedule', ...FOR_SCHEDULE },
    ],
    [
      '3: a visitor on a page for customers is sent to sign-up',
      visitor,
      { address: 'signUp', petDetails: 'signUp', summary: 'signUp' },
    ],
    [
      '3: and after a lost session to the login',
      { ...visitor, interruptedPage },
      { address: 'login', petDetails: 'login', summary: 'login' },
    ],
    [
      '3: a customer who logged in again returns to the page on which the session was lost',
      { interruptedPage },
      { signUp: interruptedPage, login: interruptedPage },
    ],
    [
      '4: a summary without an address leads to the addresses',
      { hasAddress: false },
      { ...FOR_CUSTOMER, summary: 'address' },
    ],
    ['4: and without a pet to the pets', { hasPet: false }, { ...FOR_CUSTOMER, summary: 'petDetails' }],
    [
      'beyond them, the summary leads to an incomplete first step',
      { isSelectionComplete: false },
      { ...FOR_CUSTOMER, summary: 'package' },
    ],
    ['and to an incomplete second step', { isScheduleComplete: false }, { ...FOR_CUSTOMER, summary: 'schedule' }],
  ])('%s', (_guard, changes, expected) => {
    expect(redirects(changes)).toEqual(expected);
  });

  test('apply in this order', () => {
    const lacks: readonly (readonly [Partial<Progress>, BookingPage])[] = [
      [{ hasSelection: false }, 'package'],
      [{ hasSchedule: false }, 'schedule'],
      [{ isLoggedIn: false }, 'signUp'],
      [{ hasAddress: false }, 'address'],
      [{ hasPet: false }, 'petDetails'],
      [{ isSelectionComplete: false }, 'package'],
      [{ isScheduleComplete: false }, 'schedule'],
    ];
    lacks.forEach(([, target], index) => {
      const thisAndAllLater = Object.assign({}, ...lacks.slice(index).map(([lack]) => lack)) as Partial<Progress>;
      expect(redirects(thisAndAllLater).summary).toBe(target);
    });
  });
});

/** Each combination of the boolean fields, the interrupted page, and the pages that need a schedule. */
function everyProgress(): Progress[] {
  const fields = Object.keys(READY).filter((field) => typeof READY[field as keyof Progress] === 'boolean');
  // A page is interrupted only when the session is lost, and only these pages need a session.
  const interruptedPages = [undefined, ...PAGES_NEEDING_LOGIN];
  return [WALKING_PAGES, GROOMING_PAGES].flatMap((pagesNeedingSchedule) =>
    interruptedPages.flatMap((interruptedPage) =>
      Array.from({ length: 2 ** fields.length }, (_, number) => ({
        ...READY,
        pagesNeedingSchedule,
        interruptedPage,
        ...Object.fromEntries(fields.map((field, bit) => [field, ((number >> bit) & 1) === 1])),
      })),
    ),
  );
}

test('following the redirects ends within five hops, from every page with every progress', () => {
  const endless = everyProgress().flatMap((progress) =>
    BOOKING_PAGES.filter((start) => {
      let page: BookingPage | undefined = start;
      for (let hops = 0; page !== undefined && hops <= 5; hops += 1) page = redirectFrom(page, progress);
      return page !== undefined;
    }).map((start) => ({ start, progress })),
  );
  expect(everyProgress()).toHaveLength(2 * 4 * 2 ** 7);
  expect(endless).toEqual([]);
});
