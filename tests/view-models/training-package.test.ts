import { describe, expect, test } from 'vitest';
import type { TrainingBookingDraft } from '../../src/domain/training';
import { failure, success } from '../../src/ports/answer';
import { TrainingPackageViewModel } from '../../src/view-models/training-package';
import { EXAMPLE, OBEDIENCE_COURSE, PUPPY_BASICS } from '../domain/training-example';
import { heldPackages } from './held-packages';
import { visitor } from './visitor';

/** Training's first step, with a stored booking if one is given. The test resolves its requests for packages and add-ons. */
function firstStep(booking?: TrainingBookingDraft) {
  const { draft, funnel, moves, today } = visitor();
  if (booking) draft.updateBooking('training', booking);
  const held = heldPackages();
  const viewModel = new TrainingPackageViewModel({ packages: held.packages, draft, funnel, today });
  funnel.arrive('training', 'package');
  return { ...held, draft, viewModel, moves };
}

/** Training's first step with an empty booking, after the request for packages has returned two packages. */
async function offered() {
  const step = firstStep();
  await step.lists.answer(0, success([PUPPY_BASICS, OBEDIENCE_COURSE]));
  return step;
}

describe('extra add-ons', () => {
  test('that were chosen before a reload stay if the package still has them', async () => {
    const { viewModel, addOnsOf } = firstStep(EXAMPLE);
    expect(addOnsOf.asked).toEqual([['training', 501]]);
    await addOnsOf.answer(0, success(['Puppy playgroup', 'Home visit']));
    expect(viewModel.booking.addOns).toEqual(['Puppy playgroup']);
  });

  test('that come after the booking has ended do not change the next one', async () => {
    const { viewModel, draft, addOnsOf } = firstStep(EXAMPLE);
    draft.updateBooking('training', { ...EXAMPLE, package: { ...EXAMPLE.package!, id: 502 }, addOns: ['Agility session'] });
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    expect(viewModel.booking.addOns).toEqual(['Agility session']);
  });

  test('that come when no package is chosen change nothing', async () => {
    const { viewModel, draft, addOnsOf } = firstStep(EXAMPLE);
    const emptied = { ...EXAMPLE, package: undefined, addOns: [] };
    draft.updateBooking('training', emptied);
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    expect(viewModel.booking).toEqual(emptied);
  });

  test('that were chosen stay if the fetch fails', async () => {
    const { viewModel, addOnsOf } = firstStep(EXAMPLE);
    await addOnsOf.answer(0, failure('unreachable'));
    expect(viewModel.booking).toEqual(EXAMPLE);
  });
});

describe('an earlier chosen package', () => {
  test('gets the present price, and keeps its extra add-ons', async () => {
    const { viewModel, lists } = firstStep(EXAMPLE);
    await lists.answer(0, success([{ ...PUPPY_BASICS, id: '501', price: 2_999 }]));
    expect(viewModel.booking.package).toMatchObject({ id: '501', price: 2_999 });
    expect(viewModel.booking.addOns).toEqual(EXAMPLE.addOns);
  });

  test('is dropped with its extra add-ons if no longer offered', async () => {
    const { viewModel, lists, addOnsOf } = firstStep(EXAMPLE);
    await lists.answer(0, success([OBEDIENCE_COURSE]));
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    expect(viewModel.booking).toMatchObject({ package: undefined, addOns: [] });
    expect(viewModel.extraAddOns.items).toEqual([]);
  });
});

test('a package that is not offered is not chosen', async () => {
  const { viewModel, draft } = await offered();
  viewModel.fields.package.set('unknown');
  expect(draft.bookings.training.package).toBeUndefined();
});
