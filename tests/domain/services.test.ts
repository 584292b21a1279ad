import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../src/domain/draft';
import { askRules, FIRST_SERVICE, SERVICE_RULES, SERVICES } from '../../src/domain/services';
import { EXAMPLE as GROOMING } from './grooming-example';
import { TODAY } from './today';
import { EXAMPLE as TRAINING } from './training-example';
import { EXAMPLE as WALKING } from './walking-example';

test('three services can be booked, and the app opens with walking', () => {
  expect(SERVICES).toEqual(['walking', 'training', 'grooming']);
  expect(FIRST_SERVICE).toBe('walking');
});

describe('each service has the id of the specification, and what its guard and its second step ask for', () => {
  test('walking', () => {
    expect(SERVICE_RULES.walking).toMatchObject({
      serviceId: '4',
      label: 'Dog Walking',
      shortLabel: 'Walking',
      pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
      showsScheduleErrorsOnTouch: false,
    });
  });

  test('training', () => {
    expect(SERVICE_RULES.training).toMatchObject({
      serviceId: '3',
      label: 'Dog Training',
      shortLabel: 'Training',
      pagesNeedingSchedule: ['address', 'petDetails', 'summary'],
      showsScheduleErrorsOnTouch: false,
    });
  });

  test('grooming', () => {
    expect(SERVICE_RULES.grooming).toMatchObject({
      serviceId: '2',
      label: 'Dog Grooming',
      shortLabel: 'Grooming',
      pagesNeedingSchedule: ['signUp', 'login', 'address', 'petDetails', 'summary'],
      showsScheduleErrorsOnTouch: true,
    });
  });
});

test.each([
  ['walking', ['Mid-term', 'Twice a Day', '30 min walk', 'December 5, 2026']],
  ['training', ['Puppy Basics', 'December 5, 2026', '6:30 AM']],
  ['grooming', ['Full Groom', 'Bath & Brush', 'Trimming', 'December 5, 2026', '6:00 AM']],
] as const)('the headline of %s says what was chosen, and nothing where nothing is', (service, headline) => {
  const bookings = { walking: WALKING, training: TRAINING, grooming: GROOMING };
  expect(askRules(bookings, service, (rules, booking) => rules.headline(booking, TODAY))).toEqual(headline);
  const empty = emptyDraft().bookings;
  expect(askRules(empty, service, (rules, booking) => rules.headline(booking, TODAY))).toEqual([]);
});

test('no two services share an id', () => {
  expect(new Set(SERVICES.map((service) => SERVICE_RULES[service].serviceId)).size).toBe(SERVICES.length);
});

test("a question about a service goes to that service's rules, with that service's booking", () => {
  const bookings = { walking: WALKING, training: TRAINING, grooming: GROOMING };
  const totals = SERVICES.map((service) => askRules(bookings, service, (rules, booking) => rules.total(booking)));
  expect(totals).toEqual([4_770, 3_499, 3_197]);
});

test.each(SERVICES)('a booking of %s in which nothing is chosen goes past neither guard', (service) => {
  const bookings = {
    walking: SERVICE_RULES.walking.empty(),
    training: SERVICE_RULES.training.empty(),
    grooming: SERVICE_RULES.grooming.empty(),
  };
  const [hasSelection, hasSchedule] = askRules(bookings, service, (rules, booking) => [
    rules.hasSelection(booking),
    rules.hasSchedule(booking, TODAY),
  ]);
  expect([hasSelection, hasSchedule]).toEqual([false, false]);
});
