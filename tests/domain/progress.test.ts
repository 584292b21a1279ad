import { expect, test } from 'vitest';
import {
  BOOKING_PAGES,
  PAGE_ORDER,
  PAGES_NEEDING_LOGIN,
  pageAfterChange,
  redirectFrom,
  type BookingPage,
  type Progress,
} from '../../src/domain/progress';

const WALKING_PAGES: readonly BookingPage[] = ['address', 'petDetails', 'summary'];
const GROOMING_PAGES: readonly BookingPage[] = ['signUp', 'login', 'address', 'petDetails', 'summary'];

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
  hasDay: true,
};
const VISITOR = { isLoggedIn: false };
const INTERRUPTED = { interruptedPage: 'petDetails' } as const;
/** The first lack decides to which page the summary leads. */
const LACKS = [
  [{ hasSelection: false }, 'package'],
  [{ hasSchedule: false }, 'schedule'],
  [VISITOR, 'signUp'],
  [{ hasAddress: false }, 'address'],
  [{ hasPet: false }, 'petDetails'],
  [{ isSelectionComplete: false }, 'package'],
  [{ isScheduleComplete: false }, 'schedule'],
] as const;

/** For each page in order; '-' for a page that opens. */
const redirects = (changes: Partial<Progress>) =>
  BOOKING_PAGES.map((page) => redirectFrom(page, { ...READY, ...changes }) ?? '-').join(' ');

test.each<readonly [Partial<Progress>, pages: string]>([
  [{}, '- - address address - - -'],
  [{ hasSelection: false }, '- package package package package package package'],
  [{ hasSchedule: false, ...VISITOR }, '- - - - schedule schedule schedule'],
  [
    { hasSchedule: false, ...VISITOR, pagesNeedingSchedule: GROOMING_PAGES },
    '- - schedule schedule schedule schedule schedule',
  ],
  [VISITOR, '- - - - signUp signUp signUp'],
  [{ ...VISITOR, ...INTERRUPTED }, '- - - - login login login'],
  [INTERRUPTED, '- - petDetails petDetails - - -'],
  ...LACKS.slice(3).map(([lack, target]) => [lack, `- - address address - - ${target}`] as const),
])('with %j the pages lead to: %s (decision R3)', (changes, pages) => {
  expect(redirects(changes)).toBe(pages);
});

test('of all that is lacking, the first decides', () => {
  for (const [index, [, target]] of LACKS.entries()) {
    const thisAndAllLater = Object.assign({}, ...LACKS.slice(index).map(([lack]) => lack)) as Partial<Progress>;
    expect(redirects(thisAndAllLater).split(' ').at(-1)).toBe(target);
  }
});

test('the pages lead on to the summary in four steps; the way back skips sign-up', () => {
  const positions = Object.entries(PAGE_ORDER).map(([page, { step, back, next }]) => [page, step, back, next]);
  expect(positions.map((position) => position.join(' '))).toEqual([
    'package 1 package schedule',
    'schedule 2 package signUp',
    'signUp 3 schedule address',
    'login 3 schedule address',
    'address 3 schedule petDetails',
    'petDetails 4 address summary',
    'summary  petDetails summary',
  ]);
});

test.each<readonly [Partial<Progress>, BookingPage, BookingPage]>([
  [{}, 'package', 'summary'],
  [{ isScheduleComplete: false }, 'package', 'summary'],
  [{ hasSchedule: false }, 'package', 'summary'],
  [{ hasSchedule: false, hasDay: false }, 'package', 'schedule'],
  [{ hasAddress: false, hasDay: false }, 'package', 'summary'],
  [{ hasPet: false }, 'address', 'summary'],
  [VISITOR, 'schedule', 'signUp'],
])('after a change, with %j Next on %s opens %s (decision R5)', (changes, page, opened) => {
  expect(pageAfterChange(page, { ...READY, ...changes })).toBe(opened);
});

function everyProgress(): Progress[] {
  const fields = Object.keys(READY).filter((field) => typeof READY[field as keyof Progress] === 'boolean');
  return [WALKING_PAGES, GROOMING_PAGES].flatMap((pagesNeedingSchedule) =>
    // A page is interrupted only when the session is lost, and only these pages need a session.
    [undefined, ...PAGES_NEEDING_LOGIN].flatMap((interruptedPage) =>
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
  expect(everyProgress()).toHaveLength(2 * 4 * 2 ** 8);
  expect(endless).toEqual([]);
});
