import { expect, test } from 'vitest';
import type { GroomingBookingDraft } from '../../../src/domain/grooming';
import { failure, success } from '../../../src/ports/answer';
import { PACKAGES_PORT } from '../../../src/ports/server';
import { GroomingPackageViewModel } from '../../../src/pages/grooming-package/grooming-package-view-model';
import { BATH_AND_BRUSH, EXAMPLE, FULL_GROOM, SUMMER_TRIM, TEDDY_BEAR_CUT } from '../../domain/grooming-example';
import { heldPackages } from '../held-packages';
import { visitor } from '../visitor';

const OFFER = { packages: [BATH_AND_BRUSH, FULL_GROOM], trims: [TEDDY_BEAR_CUT, SUMMER_TRIM] };

function firstStep(booking?: GroomingBookingDraft) {
  const { containerWith, draft, funnel } = visitor();
  if (booking) draft.updateBooking('grooming', booking);
  const held = heldPackages();
  const container = containerWith([PACKAGES_PORT, held.packages]);
  const viewModel = container.get(GroomingPackageViewModel);
  funnel.arrive('grooming', 'package');
  return { ...held, container, draft, viewModel };
}

test('takes packages and trims from one answer, and drops that of an earlier load', async () => {
  const { viewModel, offers, addOns } = firstStep();
  expect([offers.asked, addOns.asked]).toEqual([[['grooming', undefined]], [[]]]);
  void viewModel.load();
  expect(offers.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await offers.answer(1, success(OFFER));
  await offers.answer(0, success({ packages: [], trims: [] }));
  expect(viewModel.offered.items).toEqual(OFFER.packages);
  expect(viewModel.trims).toEqual(OFFER.trims);
});

test('an earlier choice has the present prices, stays if none can be fetched, and goes if no longer offered', async () => {
  const { viewModel, offers, addOns } = firstStep(EXAMPLE);
  await offers.answer(0, failure('unreachable'));
  await addOns.answer(0, failure('unreachable'));
  expect(viewModel.booking).toEqual(EXAMPLE);
  void viewModel.load();
  const packages = OFFER.packages.map((each) => ({ ...each, price: 1 }));
  await offers.answer(1, success({ packages, trims: [{ ...TEDDY_BEAR_CUT, price: 2 }] }));
  expect(viewModel.booking.packages.map(({ id, price }) => [id, price])).toEqual([
    [602, 1],
    [601, 1],
  ]);
  expect(viewModel.booking.trim).toEqual({ ...TEDDY_BEAR_CUT, price: 2 });
  void viewModel.load();
  // A trim has the id of the package that is still offered.
  await offers.answer(2, success({ packages: [FULL_GROOM], trims: [SUMMER_TRIM] }));
  expect([viewModel.booking.packages.map(({ id }) => id), viewModel.booking.trim]).toEqual([[602], undefined]);
});

test('an earlier chosen add-on goes if no longer offered', async () => {
  const { viewModel, addOns } = firstStep(EXAMPLE);
  await addOns.answer(0, success([{ id: 674, name: 'Paw Balm' }]));
  expect(viewModel.booking.addOns).toEqual([{ id: 674, name: 'Paw Balm' }]);
});

test('an answer that comes after the end of the booking does not touch the next one', async () => {
  const { container, draft, offers, addOns } = firstStep(EXAMPLE);
  container.unbindAll();
  const { current } = draft;
  await offers.answer(0, success({ packages: [], trims: [] }));
  await addOns.answer(0, success([]));
  expect(draft.current).toBe(current);
  expect([offers, addOns].map(({ signals }) => signals[0]!.aborted)).toEqual([true, true]);
});
