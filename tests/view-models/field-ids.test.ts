import { expect, test } from 'vitest';
import type { ImageScaling } from '../../src/ports/device';
import { AddressViewModel } from '../../src/view-models/address';
import { AlertsViewModel } from '../../src/view-models/alerts';
import type { LocationDialogViewModel } from '../../src/view-models/location-dialog';
import { PetDetailsViewModel } from '../../src/view-models/pet-details';
import { EXTRA_ADD_ONS_FIELD } from '../../src/view-models/shared/service-specific-step';
import { WalkingScheduleViewModel } from '../../src/view-models/walking-schedule';
import { EMPTY_WALKING_BOOKING } from '../../src/domain/walking/choices';
import { visitor } from './visitor';

// The links of the error summary lead to the elements with these ids. The scenarios do not follow each link, so this test checks the ids.
test('each field outside of a form has the id of its element; the error of the slots leads to the first slot', () => {
  const world = visitor({ ...EMPTY_WALKING_BOOKING, walkFrequency: 'Once a Day' });
  const schedule = new WalkingScheduleViewModel({ ...world, alerts: new AlertsViewModel() });
  const { addressField } = new AddressViewModel({ ...world, locationDialog: {} as LocationDialogViewModel });
  const { petsField } = new PetDetailsViewModel({ ...world, imageScaling: {} as ImageScaling });
  const ids = [EXTRA_ADD_ONS_FIELD, addressField, petsField, schedule.fields.startDate, schedule.fields.slots].map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['extraAddOns', 'address', 'pets', 'startDate', 'slots']);
  schedule.next();
  expect(schedule.check.summarisedFields).toContainEqual(expect.objectContaining({ id: 'slots', label: 'Time slots' }));
});
