import { expect, test } from 'vitest';
import { IMAGE_SCALING_PORT } from '../../../src/ports/device';
import { AddressViewModel } from '../../../src/pages/address/address-view-model';
import { LocationDialogViewModel } from '../../../src/funnel/location/location-dialog-view-model';
import { PetDetailsViewModel } from '../../../src/pages/pets/pets-view-model';
import { EXTRA_ADD_ONS_FIELD } from '../../../src/funnel/package-step';
import { WalkingScheduleViewModel } from '../../../src/pages/walking-schedule/walking-schedule-view-model';
import { EMPTY_WALKING_BOOKING } from '../../../src/domain/walking/choices';
import { visitor } from '../../pages/visitor';

// The scenarios do not follow each link of the error summary.
test('each field outside of a form has the id of its element; the error of the slots leads to the first slot', () => {
  const { containerWith } = visitor({ ...EMPTY_WALKING_BOOKING, walkFrequency: 'Once a Day' });
  const container = containerWith([IMAGE_SCALING_PORT, {}], [LocationDialogViewModel, {}]);
  const schedule = container.get(WalkingScheduleViewModel);
  const { addressField } = container.get(AddressViewModel);
  const { petsField } = container.get(PetDetailsViewModel);
  const ids = [EXTRA_ADD_ONS_FIELD, addressField, petsField, schedule.fields.startDate, schedule.fields.slots].map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['extraAddOns', 'address', 'pets', 'startDate', 'slots']);
  schedule.next();
  expect(schedule.validation.summarisedFields).toContainEqual(
    expect.objectContaining({ id: 'slots', label: 'Time slots' }),
  );
});
