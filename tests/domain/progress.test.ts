import { describe, expect, test } from 'vitest';
import {
  PAGES_NEEDING_LOGIN,
  PAGES,
  redirectFrom,
  STEP_COUNT,
  STEP_OF_PAGE,
  WAYS_FROM,
  type Page,
  type Progress,
} from '../../src/domain/progress';

const WALKING_PAGES: readonly Page[] = ['address', 'petDetails', 'summary'];
const GROOMING_PAGES: readonly Page[] = ['signUp', 'login', 'address', 'petDetails', 'summary'];

/** A customer with a complete booking. */
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

/** The redirects from all pages; undefined means that the page opens. */
function redirects(changes: Partial<Progress>): Partial<Record<Page, Page | undefined>> {
  const progress = { ...READY, ...changes };
  return Object.fromEntries(PAGES.map((page) => [page, redirectFrom(page, progress)]));
}

describe('pages', () => {
  test('lead on to the summary; the way back skips sign-up', () => {
    expect(WAYS_FROM).toEqual({
      package: { back: 'package', next: 'schedule' },
      schedule: { back: 'package', next: 'signUp' },
      signUp: { back: 'schedule', next: 'address' },
      login: { back: 'schedule', next: 'address' },
      address: { back: 'schedule', next: 'petDetails' },
      petDetails: { back: 'address', next: 'summary' },
      summary: { back: 'petDetails', next: 'summary' },
    });
  });

  test('belong to four steps; the summary comes after them', () => {
    expect(STEP_COUNT).toBe(4);
    expect(STEP_OF_PAGE).toEqual({
      package: 1,
      schedule: 2,
      signUp: 3,
      login: 3,
      address: 3,
      petDetails: 4,
      summary: undefined,
    });
  });
});

describe('the guards of decision R3', () => {
  const FOR_CUSTOMER: Record<Page, Page | undefined> = {
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
    const lacks: readonly (readonly [Partial<Progress>, Page])[] = [
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

/** Every combination of the boolean fields of a progress. */
function everyProgress(): Progress[] {
  const fields = Object.keys(READY).filter((field) => typeof READY[field as keyof Progress] === 'boolean');
  // A session is lost on a page for customers only, so sign-up and login are never interrupted.
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
    PAGES.filter((start) => {
      let page: Page | undefined = start;
      for (let hops = 0; page !== undefined && hops <= 5; hops += 1) page = redirectFrom(page, progress);
      return page !== undefined;
    }).map((start) => ({ start, progress })),
  );
  expect(everyProgress()).toHaveLength(2 * 4 * 2 ** 7);
  expect(endless).toEqual([]);
});
