import { expect, test } from 'vitest';
import {
  BOOKING_PAGES,
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
])('with %j the pages lead to: %s (decision R3)', (changes, pages) => {
  expect(redirects(changes)).toBe(pages);
});

test('of all that is lacking, the first decides', () => {
  for (const [index, [, target]] of LACKS.entries()) {
    const thisAndAllLater = Object.assign({}, ...LACKS.slice(index).map(([lack]) => lack)) as Partial<Progress>;
    expect(redirects(thisAndAllLater).split(' ').at(-1)).toBe(target);
  }
});

test.each<readonly [Partial<Progress>, BookingPage, BookingPage]>([
  [{}, 'package', 'summary'],
  [{ hasSchedule: false }, 'package', 'summary'],
  [{ hasSchedule: false, hasDay: false }, 'package', 'schedule'],
  [{ hasPet: false }, 'address', 'summary'],
  [VISITOR, 'schedule', 'signUp'],
])('after a change, with %j Next on %s opens %s (decision R5)', (changes, page, opened) => {
  expect(pageAfterChange(page, { ...READY, ...changes })).toBe(opened);
});

const BOOLEANS = Object.keys(READY).filter((field) => typeof READY[field as keyof Progress] === 'boolean');

test('the redirects end within five hops, from every page with every progress', () => {
  const starts = [WALKING_PAGES, GROOMING_PAGES].flatMap((pagesNeedingSchedule) =>
    // Only these pages need a session, and so can be interrupted.
    [undefined, ...PAGES_NEEDING_LOGIN].flatMap((interruptedPage) =>
      BOOKING_PAGES.map((start) => ({ pagesNeedingSchedule, interruptedPage, start })),
    ),
  );
  const endless: object[] = [];
  for (let number = 0; number < 2 ** BOOLEANS.length; number += 1) {
    const flags = Object.fromEntries(BOOLEANS.map((field, bit) => [field, ((number >> bit) & 1) === 1]));
    for (const { start, ...others } of starts) {
      const progress = { ...READY, ...flags, ...others };
      let page: BookingPage | undefined = start;
      for (let hops = 0; page !== undefined && hops <= 5; hops += 1) page = redirectFrom(page, progress);
      if (page !== undefined) endless.push({ start, progress });
    }
  }
  expect(endless).toEqual([]);
});
