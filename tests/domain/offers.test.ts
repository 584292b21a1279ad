import { expect, test } from 'vitest';
import { groomingBooking } from '../../src/domain/grooming';
import { addOnsLeftOut, noLongerSavedText } from '../../src/domain/offers';
import { bookingOf, SERVICES } from '../../src/domain/services';
import { FULL_DRAFT } from './draft-example';
import { EXAMPLE as GROOMING } from './grooming-example';
import { stored } from './stored';
import { TODAY } from './today';

test.each(SERVICES)(
  'what is kept of a %s booking for the next one has neither a day nor a price (decision B15)',
  (service) => {
    const kept = stored(bookingOf(service, FULL_DRAFT.bookings, TODAY).forNextTime());
    expect(FULL_DRAFT.bookings[service]).toMatchObject(kept as object);
    expect(JSON.stringify(kept)).not.toMatch(/price|\d{4}-\d{2}-\d{2}/i);
  },
);

test('what was kept gets the prices of today, without what is no longer offered', () => {
  const [, second] = GROOMING.packages;
  const offered = { ...second!, price: 7, color: '', icon: undefined, durationDays: undefined, sessions: undefined };
  const offers = { packages: [{ ...offered, includedAddOns: [] }], trims: [] };
  const taken = groomingBooking(groomingBooking(GROOMING, TODAY).forNextTime(), TODAY).asOffered(offers);
  expect(taken.packages).toEqual([{ id: second!.id, name: second!.name, price: 7 }]);
  expect([taken.trim, taken.addOns]).toEqual([undefined, GROOMING.addOns]);
  expect(taken.appointment).toEqual({ ...GROOMING.appointment, date: undefined });
});

test('the add-ons that are left out are named, whether a booking keeps their names only or not', () => {
  const addOns = [{ id: 1, name: 'Bath' }, 'Combing', { id: 2, name: 'Trim' }];
  expect(addOnsLeftOut({ addOns }, { addOns: addOns.slice(0, 1) })).toEqual(['Combing', 'Trim']);
});

test.each([
  [false, 0, ''],
  [true, 0, 'Your address is no longer saved.'],
  [false, 2, '2 pets are no longer saved.'],
  [true, 1, 'Your address and 1 pet are no longer saved.'],
])('what is gone of the lists (an address: %j, pets: %i) is one sentence: %s', (isAddressGone, petCount, text) => {
  expect(noLongerSavedText(isAddressGone, petCount)).toBe(text);
});
