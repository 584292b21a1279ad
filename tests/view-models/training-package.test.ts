import { describe, expect, test } from 'vitest';
import type { TrainingBookingDraft } from '../../src/domain/training';
import { failure, success } from '../../src/ports/answer';
import { TrainingPackageViewModel } from '../../src/view-models/training-package';
import { EXAMPLE, OBEDIENCE_COURSE, PUPPY_BASICS } from '../domain/training-example';
import { heldPackages } from './held-packages';
import { seen } from './seen';
import { visitor } from './visitor';

/** Training's first step, with a stored booking if one is given. The test resolves its requests for packages and add-ons. */
function firstStep(booking?: TrainingBookingDraft) {
  const { draft, funnel, moves } = visitor();
  if (booking) draft.updateBooking('training', booking);
  const held = heldPackages();
  const viewModel = new TrainingPackageViewModel({ packages: held.packages, draft, funnel });
  funnel.arrive('training', 'package');
  return { ...held, draft, viewModel, moves };
}

/** Training's first step with an empty booking, after the request for packages has returned two packages. */
async function offered() {
  const step = firstStep();
  await step.lists.answer(0, success([PUPPY_BASICS, OBEDIENCE_COURSE]));
  return step;
}

test('fetches the packages of training, and no add-ons before a choice', async () => {
  const { viewModel, lists, addOnsOf } = firstStep();
  expect(lists.asked).toEqual([['training']]);
  expect(addOnsOf.asked).toEqual([]);
  await lists.answer(0, success([PUPPY_BASICS]));
  expect(viewModel.offered.items).toEqual([PUPPY_BASICS]);
});

describe('extra add-ons', () => {
  test('are fetched after each choice of a package (decision P2)', async () => {
    const { viewModel, addOnsOf } = await offered();
    viewModel.fields.package.set(PUPPY_BASICS.id);
    viewModel.fields.package.set(OBEDIENCE_COURSE.id);
    viewModel.fields.package.set(PUPPY_BASICS.id);
    expect(addOnsOf.asked).toEqual([['training', 501], ['training', 502], ['training', 501]]);
  });

  test('of an earlier package are dropped if they come late', async () => {
    const { viewModel, addOnsOf } = await offered();
    viewModel.fields.package.set(PUPPY_BASICS.id);
    viewModel.fields.package.set(OBEDIENCE_COURSE.id);
    await addOnsOf.answer(1, success(['Agility session']));
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    expect(viewModel.extraAddOns.items).toEqual(['Agility session']);
  });

  test('of the last package are hidden while the next ones load', async () => {
    const { viewModel, addOnsOf } = await offered();
    viewModel.fields.package.set(PUPPY_BASICS.id);
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    viewModel.fields.addOns.toggle('Puppy playgroup');
    viewModel.fields.package.set(OBEDIENCE_COURSE.id);
    expect(viewModel.extraAddOns.items).toEqual([]);
    expect(viewModel.booking.addOns).toEqual([]);
    await addOnsOf.answer(1, failure('failed'));
    expect(viewModel.extraAddOns.status).toBe('failed');
  });

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

  test('stays if the packages cannot be fetched', async () => {
    const { viewModel, lists } = firstStep(EXAMPLE);
    await lists.answer(0, failure('failed'));
    expect(viewModel.booking).toEqual(EXAMPLE);
  });
});

describe('the included add-ons on a card', () => {
  test('are the first two, all after expanding, and two again after collapsing', () => {
    const { viewModel } = firstStep();
    const shown = seen(() => viewModel.shownAddOns(OBEDIENCE_COURSE));
    viewModel.toggleExpanded(OBEDIENCE_COURSE);
    viewModel.toggleExpanded(OBEDIENCE_COURSE);
    const firstTwo = ['Sit, stay and come', 'Loose-leash walking'];
    expect(shown).toEqual([firstTwo, OBEDIENCE_COURSE.includedAddOns, firstTwo]);
  });

  test('are all shown if there are at most two; each card expands separately', () => {
    const { viewModel } = firstStep();
    viewModel.toggleExpanded(OBEDIENCE_COURSE);
    expect(viewModel.isExpanded(PUPPY_BASICS)).toBe(false);
    expect(viewModel.shownAddOns({ ...PUPPY_BASICS, includedAddOns: [] })).toEqual([]);
  });
});

test('a package that is not offered is not chosen', async () => {
  const { viewModel, draft } = await offered();
  viewModel.fields.package.set('unknown');
  expect(draft.bookings.training.package).toBeUndefined();
});
