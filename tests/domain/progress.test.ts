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
  const FOR_CUSTOMER: Record<BookingPage, BookingPage | undefined> = {
    package: undefined,
    schedule: undefined,
    signUp: 'address',
    login: 'address',
    address: undefined,
    petDetails: undefined,
    summary: undefined,
  };

  test('let a customer with a complete booking see everything but sign-up and login', () => {
    expect(redirects({})).toEqual(FOR_CUSTOMER);
  });

  test('1: without a selection, every page after the first leads to the first', () => {
    expect(redirects({ hasSelection: false })).toEqual({
      package: undefined,
      schedule: 'package',
      signUp: 'package',
      login: 'package',
      address: 'package',
      petDetails: 'package',
      summary: 'package',
    });
  });

  test('2: without a date, address, petDetails and summary of walking and training redirect to the second step', () => {
    expect(redirects({ hasSchedule: false, isLoggedIn: false })).toEqual({
      package: undefined,
      schedule: undefined,
      signUp: undefined,
      login: undefined,
      address: 'schedule',
      petDetails: 'schedule',
      summary: 'schedule',
    });
  });

  test('2: without a date, every later page of grooming redirects to the second step', () => {
    expect(redirects({ hasSchedule: false, isLoggedIn: false, pagesNeedingSchedule: GROOMING_PAGES })).toEqual({
      package: undefined,
      schedule: undefined,
      signUp: 'schedule',
      login: 'schedule',
      address: 'schedule',
      petDetails: 'schedule',
      summary: 'schedule',
    });
  });

  test("3: a visitor on a page for customers is sent to sign-up", () => {
    expect(redirects({ isLoggedIn: false })).toEqual({
      package: undefined,
      schedule: undefined,
      signUp: undefined,
      login: undefined,
      address: 'signUp',
      petDetails: 'signUp',
      summary: 'signUp',
    });
  });

  test('3: a visitor after a lost session is sent to the login', () => {
    expect(redirects({ isLoggedIn: false, interruptedPage: 'petDetails' })).toMatchObject({
      signUp: undefined,
      login: undefined,
      address: 'login',
      petDetails: 'login',
      summary: 'login',
    });
  });

  test('3: a customer who logged in again returns to the page on which the session was lost', () => {
    expect(redirects({ interruptedPage: 'petDetails' })).toEqual({
      ...FOR_CUSTOMER,
      signUp: 'petDetails',
      login: 'petDetails',
    });
  });

  test('4: a summary without an address leads to the addresses, and without a pet to the pets', () => {
    expect(redirects({ hasAddress: false })).toEqual({ ...FOR_CUSTOMER, summary: 'address' });
    expect(redirects({ hasPet: false })).toEqual({ ...FOR_CUSTOMER, summary: 'petDetails' });
  });

  test('beyond them, the summary redirects to an incomplete step', () => {
    expect(redirects({ isSelectionComplete: false })).toEqual({ ...FOR_CUSTOMER, summary: 'package' });
    expect(redirects({ isScheduleComplete: false })).toEqual({ ...FOR_CUSTOMER, summary: 'schedule' });
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
