import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { AddressViewModel } from '../../src/view-models/address';
import type { LocationDialogViewModel } from '../../src/view-models/location-dialog';
import { PetDetailsViewModel } from '../../src/view-models/pet-details';
import { EXTRA_ADD_ONS_FIELD } from '../../src/view-models/shared/service-specific-step';
import { AlertsViewModel } from '../../src/view-models/alerts';
import { WalkingScheduleViewModel } from '../../src/view-models/walking-schedule';
import { EMPTY_WALKING_BOOKING } from '../../src/domain/walking/choices';
import { ASHA, visitor } from './visitor';

// The links of the error summary lead to the elements with these ids. The scenarios do not follow each link, so these tests check the ids.

test('the extra add-ons have the id extraAddOns', () => {
  expect(EXTRA_ADD_ONS_FIELD.id).toBe('extraAddOns');
});

test('the saved addresses have the id address', () => {
  const viewModel = new AddressViewModel({ ...visitor(), locationDialog: {} as LocationDialogViewModel });
  expect(viewModel.addressField.id).toBe('address');
});

test('the pets have the id pets', () => {
  const viewModel = new PetDetailsViewModel({ ...visitor(), imageScaling: { toJpegBase64: () => Promise.resolve(undefined) } });
  expect(viewModel.petsField.id).toBe('pets');
});

test("walking's start date has the id startDate, the group of its slots the id slots, whose error leads to the first slot", () => {
  const world = visitor(EMPTY_WALKING_BOOKING);
  world.session.begin(ASHA);
  world.funnel.arrive('walking', 'schedule');
  const viewModel = new WalkingScheduleViewModel({ ...world, alerts: new AlertsViewModel() });
  expect([viewModel.fields.startDate.id, viewModel.fields.slots.id]).toEqual(['startDate', 'slots']);
  world.draft.updateBooking('walking', { ...EMPTY_WALKING_BOOKING, walkFrequency: 'Once a Day' });
  viewModel.next();
  expect(viewModel.check.summarisedFields).toContainEqual(expect.objectContaining({ id: 'slot-morning', label: 'Time slots' }));
});

test('the dates of a pet have examples in the past, also after midnight, and the last vaccination begins at the birth', () => {
  const world = visitor();
  const viewModel = new PetDetailsViewModel({ ...world, imageScaling: { toJpegBase64: () => Promise.resolve(undefined) } });
  viewModel.fields.dateOfBirth.set('2 March 2024');
  const { dateOfBirth, lastVaccination } = viewModel.fields;
  expect([dateOfBirth.example, lastVaccination.example]).toEqual(['2025-03-30', '2026-09-21']);
  expect(lastVaccination.earliest).toBe('2024-03-02');
  const stop = autorun(() => void viewModel.fields);
  world.clock.pass(24 * 60 * 60);
  world.today.refresh();
  expect(viewModel.fields.dateOfBirth.example).toBe('2025-03-31');
  stop();
});
