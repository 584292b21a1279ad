import { expect, test } from 'vitest';
import { bookingOverview } from '../../src/domain/booking';
import { bookingOf, EMPTY_BOOKINGS, SERVICES } from '../../src/domain/services';
import { FULL_DRAFT } from './draft-example';
import { TODAY } from './today';

const { bookings } = FULL_DRAFT;
type Drafts = typeof bookings;

test.each(SERVICES)('an empty booking of %s has nothing to show', (service) => {
  const empty = bookingOf(service, EMPTY_BOOKINGS, TODAY);
  expect([empty.mainChoices(), empty.dayAndTime(), empty.hasSelection(), empty.hasSchedule()]).toEqual([
    [],
    [],
    false,
    false,
  ]);
  expect(bookingOverview(empty)).toMatchObject({ choices: [], estimatedTotal: undefined, notInTotal: '' });
});

const UNPRICED = [{ id: 601, name: 'Bath & Brush' }] as unknown as Drafts['grooming']['packages'];
const training = (price?: number) => ({ package: { ...bookings.training.package!, price } });

test.each([
  ['training', training(0), '₹0.00', '+ add-ons'],
  ['training', training(), 'Priced in your quote', ''],
  ['grooming', { packages: UNPRICED }, '₹799.00', ''],
  ['grooming', { packages: [] }, '₹799.00', '+ a package + add-ons'],
  ['grooming', { packages: [], trim: undefined }, undefined, ''],
  ['grooming', { addOns: [] }, '₹3,197.00', ''],
] as const)('%s with %j has the total %j, which leaves out %j', (service, changes, total, notInTotal) => {
  const drafts = { ...bookings, [service]: { ...bookings[service], ...changes } };
  expect(bookingOverview(bookingOf(service, drafts, TODAY))).toMatchObject({ estimatedTotal: total, notInTotal });
});

test('the overview leaves out a day that can no longer be booked', () => {
  const { choices } = bookingOverview(bookingOf('training', bookings, '2026-12-05'));
  expect(choices.map(({ label }) => label)).toEqual(['Package', 'Sessions', 'Extra add-ons']);
});
