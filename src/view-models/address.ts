import { addressSelectionRule } from '../domain/address';
import { onlyErrors } from '../domain/field-errors';
import { messages } from '../domain/messages';
import type { Resolved } from '../ports/token';
import type { AddressBookStore } from './stores/address-book-store';
import type { FunnelViewModel } from './funnel';
import type { LocationPickerViewModel } from './location-picker';
import { StepCheck } from './shared/step-check';
import { ADDRESS_BOOK, FUNNEL, LOCATION_PICKER } from './tokens';

/** The page 'My Address' (spec sections 2 and 4). */
export class AddressViewModel {
  static readonly needs = { addressBook: ADDRESS_BOOK, funnel: FUNNEL, locationPicker: LOCATION_PICKER };
  readonly check: StepCheck<'address'>;

  constructor(private readonly dependencies: Resolved<typeof AddressViewModel.needs>) {
    this.check = new StepCheck(
      () => onlyErrors({ address: addressSelectionRule(dependencies.addressBook.selectedId) }),
      dependencies.funnel,
    );
  }

  get addressBook(): AddressBookStore {
    return this.dependencies.addressBook;
  }

  get funnel(): FunnelViewModel {
    return this.dependencies.funnel;
  }

  get locationPicker(): LocationPickerViewModel {
    return this.dependencies.locationPicker;
  }

  /** What stands in 'Select Location' could be saved, but is not (decision A6). */
  get notice(): string | undefined {
    const { addressBook, locationPicker } = this;
    const isUnsaved = !addressBook.isSaving && !locationPicker.isOpen && locationPicker.canSave;
    return isUnsaved ? messages.quiet.addressNotSaved : undefined;
  }

  /** A new address is saved at once, and becomes the selected one. */
  addNewAddress(): void {
    this.locationPicker.open('address', (address) => this.addressBook.save(address));
  }

  proceed(): void {
    if (this.check.validate()) this.funnel.goOn();
  }
}
