import { describe, expect, test } from 'vitest';
import type { TrainingBooking } from '../../src/domain/training';
import { failure, success } from '../../src/ports/answer';
import { TrainingPackageViewModel } from '../../src/view-models/training-package';
import { EXAMPLE, OBEDIENCE_COURSE, PUPPY_BASICS } from '../domain/training-example';
import { heldPackages } from './held-packages';
import { seen } from './seen';
import { visitor } from './visitor';

/** Training's first step, with a booking as it was left; the answers come when the test gives them. */
function firstStep(booking?: TrainingBooking) {
  const { draft, funnel, moves } = visitor();
  if (booking) draft.updateBooking('training', booking);
  const held = heldPackages();
  const viewModel = new TrainingPackageViewModel({ packages: held.packages, draft, funnel });
  funnel.arrive('training', 'package');
  return { ...held, draft, viewModel, moves };
}

/** The same with both packages on offer, and none chosen. */
async function offered() {
  const step = firstStep();
  await step.lists.answer(0, success([PUPPY_BASICS, OBEDIENCE_COURSE]));
  return step;
}

test('asks for the packages of training, and for no add-ons before one is chosen', async () => {
  const { viewModel, lists, addOnsOf } = firstStep();
  expect(lists.asked).toEqual([['training']]);
  expect(addOnsOf.asked).toEqual([]);
  await lists.answer(0, success([PUPPY_BASICS]));
  expect(viewModel.offered.items).toEqual([PUPPY_BASICS]);
});

describe('extra add-ons', () => {
  test('are asked for whenever a package is chosen (decision P2)', async () => {
    const { viewModel, addOnsOf } = await offered();
    viewModel.fields.package.set(PUPPY_BASICS.id);
    viewModel.fields.package.set(OBEDIENCE_COURSE.id);
    viewModel.fields.package.set(PUPPY_BASICS.id);
    expect(addOnsOf.asked).toEqual([['training', 501], ['training', 502], ['training', 501]]);
  });

  test('of a package that was left are dropped when they come late', async () => {
    const { viewModel, addOnsOf } = await offered();
    viewModel.fields.package.set(PUPPY_BASICS.id);
    viewModel.fields.package.set(OBEDIENCE_COURSE.id);
    await addOnsOf.answer(1, success(['Agility session']));
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    expect(viewModel.extraAddOns.items).toEqual(['Agility session']);
  });

  test('of the package before are gone while those of the next are on their way', async () => {
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

  test('that were chosen before a reload are kept, but for those that the package has no more', async () => {
    const { viewModel, addOnsOf } = firstStep(EXAMPLE);
    expect(addOnsOf.asked).toEqual([['training', 501]]);
    await addOnsOf.answer(0, success(['Puppy playgroup', 'Home visit']));
    expect(viewModel.booking.addOns).toEqual(['Puppy playgroup']);
  });

  test('that come after the visit has ended change nothing in the next one', async () => {
    const { viewModel, draft, addOnsOf } = firstStep(EXAMPLE);
    draft.updateBooking('training', { ...EXAMPLE, package: { ...EXAMPLE.package!, id: 502 }, addOns: ['Agility session'] });
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    expect(viewModel.booking.addOns).toEqual(['Agility session']);
  });

  test('that come when no package is chosen any more change nothing', async () => {
    const { viewModel, draft, addOnsOf } = firstStep(EXAMPLE);
    const emptied = { ...EXAMPLE, package: undefined, addOns: [] };
    draft.updateBooking('training', emptied);
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    expect(viewModel.booking).toEqual(emptied);
  });

  test('that were chosen stay when they cannot be fetched', async () => {
    const { viewModel, addOnsOf } = firstStep(EXAMPLE);
    await addOnsOf.answer(0, failure('unreachable'));
    expect(viewModel.booking).toEqual(EXAMPLE);
  });
});

describe('a package that was chosen before', () => {
  test('takes the price that is offered now, and keeps its extra add-ons', async () => {
    const { viewModel, lists } = firstStep(EXAMPLE);
    await lists.answer(0, success([{ ...PUPPY_BASICS, id: '501', price: 2_999 }]));
    expect(viewModel.booking.package).toMatchObject({ id: '501', price: 2_999 });
    expect(viewModel.booking.addOns).toEqual(EXAMPLE.addOns);
  });

  test('is dropped with its extra add-ons when it is offered no more', async () => {
    const { viewModel, lists, addOnsOf } = firstStep(EXAMPLE);
    await lists.answer(0, success([OBEDIENCE_COURSE]));
    await addOnsOf.answer(0, success(['Puppy playgroup']));
    expect(viewModel.booking).toMatchObject({ package: undefined, addOns: [] });
    expect(viewModel.extraAddOns.items).toEqual([]);
  });

  test('stays when the packages cannot be fetched', async () => {
    const { viewModel, lists } = firstStep(EXAMPLE);
    await lists.answer(0, failure('failed'));
    expect(viewModel.booking).toEqual(EXAMPLE);
  });
});

describe('the included add-ons on a card', () => {
  test('are the first two until it is expanded, and again after it', () => {
    const { viewModel } = firstStep();
    const shown = seen(() => viewModel.shownAddOns(OBEDIENCE_COURSE));
    viewModel.toggleExpanded(OBEDIENCE_COURSE);
    viewModel.toggleExpanded(OBEDIENCE_COURSE);
    const firstTwo = ['Sit, stay and come', 'Loose-leash walking'];
    expect(shown).toEqual([firstTwo, OBEDIENCE_COURSE.includedAddOns, firstTwo]);
  });

  test('are all there are where there are no more than two, and each card is expanded by itself', () => {
    const { viewModel } = firstStep();
    viewModel.toggleExpanded(OBEDIENCE_COURSE);
    expect(viewModel.isExpanded(PUPPY_BASICS)).toBe(false);
    expect(viewModel.shownAddOns({ ...PUPPY_BASICS, includedAddOns: [] })).toEqual([]);
  });
});
