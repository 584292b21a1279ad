import { describe, expect, test } from 'vitest';
import type { GroomingBookingDraft } from '../../src/domain/grooming';
import { failure, success } from '../../src/ports/answer';
import { GroomingPackageViewModel } from '../../src/view-models/grooming-package';
import { BATH_AND_BRUSH, EXAMPLE, FULL_GROOM, SUMMER_TRIM, TEDDY_BEAR_CUT } from '../domain/grooming-example';
import { heldPackages } from './held-packages';
import { visitor } from './visitor';

const OFFER = { packages: [BATH_AND_BRUSH, FULL_GROOM], trims: [TEDDY_BEAR_CUT, SUMMER_TRIM] };

/** Grooming's first step, with a stored booking if one is given. The test resolves its requests for packages, trims and add-ons. */
function firstStep(booking?: GroomingBookingDraft) {
  const { draft, funnel, today } = visitor();
  if (booking) draft.updateBooking('grooming', booking);
  const held = heldPackages();
  const viewModel = new GroomingPackageViewModel({ packages: held.packages, draft, funnel, today });
  funnel.arrive('grooming', 'package');
  return { ...held, viewModel };
}

test('takes packages and trims from one answer, and drops that of an earlier load', async () => {
  const { viewModel, listsWithTrims, addOns } = firstStep();
  expect([listsWithTrims.asked, addOns.asked]).toEqual([[['grooming']], [['grooming']]]);
  void viewModel.load();
  await listsWithTrims.answer(1, success(OFFER));
  await listsWithTrims.answer(0, success({ packages: [], trims: [] }));
  expect(viewModel.offered.items).toEqual(OFFER.packages);
  expect(viewModel.trims.items).toEqual(OFFER.trims);
});

describe('an earlier choice', () => {
  test('gets the present prices, in the order of choice', async () => {
    const { viewModel, listsWithTrims } = firstStep(EXAMPLE);
    const packages = OFFER.packages.map((each) => ({ ...each, price: 1 }));
    await listsWithTrims.answer(0, success({ packages, trims: [{ ...TEDDY_BEAR_CUT, price: 2 }] }));
    expect(viewModel.booking.packages).toEqual([
      { id: 602, name: 'Full Groom', price: 1 },
      { id: 601, name: 'Bath & Brush', price: 1 },
    ]);
    expect(viewModel.booking.trim).toEqual({ ...TEDDY_BEAR_CUT, price: 2 });
  });

  test('is dropped if no longer offered; a trim is not confused with a package of the same id', async () => {
    const { viewModel, listsWithTrims, addOns } = firstStep(EXAMPLE);
    await listsWithTrims.answer(0, success({ packages: [FULL_GROOM], trims: [SUMMER_TRIM] }));
    await addOns.answer(0, success([{ id: 674, name: 'Paw Balm' }]));
    expect(viewModel.booking.packages.map(({ id }) => id)).toEqual([602]);
    expect(viewModel.booking.trim).toBeUndefined();
    expect(viewModel.booking.addOns).toEqual([{ id: 674, name: 'Paw Balm' }]);
  });

  test('stays if the fetch fails', async () => {
    const { viewModel, listsWithTrims, addOns } = firstStep(EXAMPLE);
    await listsWithTrims.answer(0, failure('unreachable'));
    await addOns.answer(0, failure('unreachable'));
    expect(viewModel.booking).toEqual(EXAMPLE);
  });
});
