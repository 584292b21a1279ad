import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../src/domain/draft';
import { askRules, EMPTY_BOOKINGS, FIRST_SERVICE, SERVICE_RULES, SERVICES } from '../../src/domain/services';
import { EXAMPLE as GROOMING } from './grooming-example';
import { TODAY } from './today';
import { EXAMPLE as TRAINING } from './training-example';
import { EXAMPLE as WALKING } from './walking-example';

test('three services can be booked, and the app opens with walking', () => {
  expect(SERVICES).toEqual(['walking', 'training', 'grooming']);
  expect(FIRST_SERVICE).toBe('walking');
});

describe('guard and second step of each service', () => {
  test('walking', () => {
    expect(SERVICE_RULES.walking).toMatchObject({
      label: 'Dog Walking',
      shortLabel: 'Walking',
      pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
      schedule: { showsErrorsOnLeave: false },
    });
  });

  test('training', () => {
    expect(SERVICE_RULES.training).toMatchObject({
      label: 'Dog Training',
      shortLabel: 'Training',
      pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
      schedule: { showsErrorsOnLeave: false },
    });
  });

  test('grooming', () => {
    expect(SERVICE_RULES.grooming).toMatchObject({
      label: 'Dog Grooming',
      shortLabel: 'Grooming',
      pagesNeedingSchedule: ['signUp', 'login', 'address', 'petDetails', 'summary'],
      schedule: { showsErrorsOnLeave: true },
    });
  });
});

test.each([
  ['walking', ['Mid-term', 'Twice a Day', '30 min walk', 'December 5, 2026']],
  ['training', ['Puppy Basics', 'December 5, 2026', '6:30 AM']],
  ['grooming', ['Full Groom', 'Bath & Brush', 'Trimming', 'December 5, 2026', '6:00 AM']],
] as const)('the headline of %s has the choices, and is empty without any', (service, headline) => {
  const bookings = { walking: WALKING, training: TRAINING, grooming: GROOMING };
  expect(askRules(bookings, service, (rules, booking) => rules.summary.headline(booking, TODAY))).toEqual(headline);
  const empty = emptyDraft().bookings;
  expect(askRules(empty, service, (rules, booking) => rules.summary.headline(booking, TODAY))).toEqual([]);
});

test("askRules gives a service's rules its own booking", () => {
  const bookings = { walking: WALKING, training: TRAINING, grooming: GROOMING };
  const totals = SERVICES.map((service) => askRules(bookings, service, (rules, booking) => rules.price.total(booking)));
  expect(totals).toEqual([4_770, 3_499, 3_197]);
});

test.each(SERVICES)('an empty booking of %s passes neither guard', (service) => {
  const [hasSelection, hasSchedule] = askRules(EMPTY_BOOKINGS, service, (rules, booking) => [
    rules.selection.isMade(booking),
    rules.schedule.isMade(booking, TODAY),
  ]);
  expect([hasSelection, hasSchedule]).toEqual([false, false]);
});
