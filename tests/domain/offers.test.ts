import { expect, test } from 'vitest';
import { asOffered, forNextTime } from '../../src/domain/offers';
import { SERVICES } from '../../src/domain/services';
import { FULL_DRAFT } from './draft-example';
import { EXAMPLE as GROOMING } from './grooming-example';
import { stored } from './stored';

test.each(SERVICES)(
  'what is kept of a %s booking for the next one has neither a day nor a price (decision B15)',
  (service) => {
    const kept = stored(forNextTime(service, FULL_DRAFT.bookings[service]));
    expect(FULL_DRAFT.bookings[service]).toMatchObject(kept as object);
    expect(JSON.stringify(kept)).not.toMatch(/price|\d{4}-\d{2}-\d{2}/i);
  },
);

test('what was kept gets the prices of today, without what is no longer offered', () => {
  const [, second] = GROOMING.packages;
  const offered = { ...second!, price: 7, color: '', icon: undefined, durationDays: undefined, sessions: undefined };
  const offers = { packages: [{ ...offered, includedAddOns: [] }], trims: [] };
  const taken = asOffered('grooming', forNextTime('grooming', GROOMING), offers);
  expect(taken.packages).toEqual([{ id: second!.id, name: second!.name, price: 7 }]);
  expect([taken.trim, taken.addOns]).toEqual([undefined, GROOMING.addOns]);
  expect(taken.appointment).toEqual({ ...GROOMING.appointment, date: undefined });
});
