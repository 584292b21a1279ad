import { describe, expect, test } from 'vitest';
import type { TrainingBookingDraft } from '../../../src/domain/training';
import { failure, success } from '../../../src/ports/answer';
import { PACKAGES_PORT } from '../../../src/ports/server';
import { TrainingPackageViewModel } from '../../../src/pages/training-package/training-package-view-model';
import { EXAMPLE, OBEDIENCE_COURSE, PUPPY_BASICS } from '../../domain/training-example';
import { heldPackages, offered } from '../held-packages';
import { visitor } from '../visitor';

function firstStep(booking: TrainingBookingDraft) {
  const { containerWith, draft, funnel } = visitor();
  draft.updateBooking('training', booking);
  const held = heldPackages();
  const viewModel = containerWith([PACKAGES_PORT, held.packages]).get(TrainingPackageViewModel);
  funnel.arrive('training', 'package');
  return { ...held, draft, viewModel };
}

describe('extra add-ons', () => {
  test('that were chosen before a reload stay if the package still has them', async () => {
    const { viewModel, addOnsOf } = firstStep(EXAMPLE);
    expect(addOnsOf.asked).toEqual([[501]]);
    await addOnsOf.answer(0, success(['Puppy playgroup', 'Home visit']));
    expect(viewModel.booking.addOns).toEqual(['Puppy playgroup']);
  });

  test.each([
    ['another package', { ...EXAMPLE, package: { ...EXAMPLE.package!, id: 502 }, addOns: ['Agility session'] }],
    ['no package', { ...EXAMPLE, package: undefined, addOns: [] }],
  ])('that come after the booking has ended do not change the next one with %s', async (_what, next) => {
    const { viewModel, draft, addOnsOf } = firstStep(EXAMPLE);
    draft.updateBooking('training', next);
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    expect(viewModel.booking).toEqual(next);
  });

  test('that were chosen stay if the fetch fails', async () => {
    const { viewModel, addOnsOf } = firstStep(EXAMPLE);
    await addOnsOf.answer(0, failure('unreachable'));
    expect(viewModel.booking).toEqual(EXAMPLE);
  });
});

test('an earlier chosen package has the present price, and goes with its extra add-ons if no longer offered', async () => {
  const { viewModel, offers, addOnsOf } = firstStep(EXAMPLE);
  await offers.answer(0, offered({ ...PUPPY_BASICS, id: '501', price: 2_999 }));
  expect(viewModel.booking.package).toMatchObject({ id: '501', price: 2_999 });
  expect(viewModel.booking.addOns).toEqual(EXAMPLE.addOns);
  void viewModel.load();
  await offers.answer(1, offered(OBEDIENCE_COURSE));
  await addOnsOf.answer(0, success(['Puppy playgroup']));
  expect(viewModel.booking).toMatchObject({ package: undefined, addOns: [] });
  expect(viewModel.extraAddOns.items).toEqual([]);
  viewModel.fields.package.set(EXAMPLE.package!.id);
  expect(viewModel.booking.package).toBeUndefined();
});
