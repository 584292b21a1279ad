import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { AddressViewModel } from '../../src/view-models/address';
import type { LocationDialogViewModel } from '../../src/view-models/location-dialog';
import { visitor } from './visitor';

test('chooses an only address ahead, loaded before or after the page, but not after the customer took it back', () => {
  const { addressBook, funnel } = visitor();
  const viewModel = new AddressViewModel({ addressBook, funnel, locationDialog: {} as LocationDialogViewModel });
  const stop = viewModel.chooseAhead();
  runInAction(() =>
    Object.assign(addressBook.saved, {
      status: 'ready',
      items: [{ id: 201, type: 'Home', address: 'Banjara Hills', isSelected: false }],
    }),
  );
  expect(viewModel.addressField.value).toBe(201);
  stop();
  addressBook.select(undefined);
  viewModel.chooseAhead();
  expect(viewModel.addressField.value).toBe(201);
  viewModel.addressField.set(undefined);
  expect(viewModel.addressField.value).toBeUndefined();
});
