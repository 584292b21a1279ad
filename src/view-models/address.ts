import { makeAutoObservable } from 'mobx';
import { addressSelectionRule } from '../domain/address';
import { onlyErrors } from '../domain/field-errors';
import type { Id } from '../domain/shape';
import type { AddressBookViewModel } from './address-book';
import type { DraftViewModel } from './draft';
import type { FunnelViewModel } from './funnel';
import type { LocationPickerViewModel } from './location-picker';
import { StepCheck } from './step-check';

export interface AddressDependencies {
  readonly addressBook: AddressBookViewModel;
  readonly draft: DraftViewModel;
  readonly funnel: FunnelViewModel;
  readonly locationPicker: LocationPickerViewModel;
}

/** The page 'My Address' (spec sections 2 and 4). */
export class AddressViewModel {
  readonly check: StepCheck<'address'>;

  constructor(private readonly dependencies: AddressDependencies) {
    this.check = new StepCheck(() => onlyErrors({ address: addressSelectionRule(this.selectedId) }));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, check: false });
  }

  get addressBook(): AddressBookViewModel {
    return this.dependencies.addressBook;
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get locationPicker(): LocationPickerViewModel {
    return this.dependencies.locationPicker;
  }

  /** The selected address, of which there is one at the most; one that is not on the list does not count. */
  get selectedId(): Id | undefined {
    const { selectedAddressId } = this.dependencies.draft.current;
    return this.addressBook.mayHold(selectedAddressId) ? selectedAddressId : undefined;
  }

  select(selectedAddressId: Id): void {
    this.dependencies.draft.update({ selectedAddressId });
  }

  /** A new address is saved at once, and becomes the selected one; a failed save is only logged. */
  addNewAddress(): void {
    this.locationPicker.open('address', async (address) => {
      const id = await this.addressBook.save(address);
      if (id !== undefined) this.select(id);
      return id !== undefined;
    });
  }

  proceed(): void {
    if (this.check.passes()) this.funnel.goOn();
  }
}
