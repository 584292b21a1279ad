import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { addressSelectionError } from '../../domain/new-address';
import { collectErrors } from '../../domain/field-errors';
import { formMessages } from '../../domain/form-messages';
import type { Id } from '../../domain/ids';
import { noLongerSavedText } from '../../domain/offers';
import { AddressBookStore } from '../../stores/address-book-store';
import { FunnelViewModel } from '../../funnel/funnel-view-model';
import { LocationDialogViewModel } from '../../funnel/location/location-dialog-view-model';
import type { SingleChoiceField } from '../../ui/fields/field';
import { StepValidation } from '../../funnel/step-validation';

const FIELDS = { address: { label: 'Saved addresses' } };

@injectable()
export class AddressViewModel {
  readonly validation: StepValidation<'address'>;
  private hasChosen = false;

  constructor(
    @inject(AddressBookStore) readonly addressBook: AddressBookStore,
    @inject(FunnelViewModel) readonly funnel: FunnelViewModel,
    @inject(LocationDialogViewModel) readonly locationDialog: LocationDialogViewModel,
  ) {
    this.validation = new StepValidation(
      FIELDS,
      () => collectErrors({ address: addressSelectionError(addressBook.selectedId) }),
      funnel,
    );
  }

  get addressField(): SingleChoiceField<Id> {
    return {
      ...FIELDS.address,
      id: 'address',
      value: this.addressBook.selectedId,
      error: this.validation.errors.address,
      set: (id) => {
        this.hasChosen = true;
        this.addressBook.select(id);
      },
    };
  }

  /** Returns how to stop. */
  chooseAhead(): () => void {
    const { addressBook, funnel, validation } = this;
    const choiceAhead = () => (this.hasChosen ? undefined : addressBook.choiceAhead);
    const stops = [
      reaction(
        choiceAhead,
        (address) => {
          // Another address in place of one that is gone would not be noticed.
          if (address && funnel.booking.isAddressGone) funnel.leftOut = [...funnel.leftOut, noLongerSavedText(true, 0)];
          if (address) addressBook.select(address.id);
        },
        { fireImmediately: true },
      ),
      reaction(
        () => funnel.booking.isAddressGone,
        (gone) => gone && validation.touch('address'),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Decision A6. */
  get notice(): string | undefined {
    const { addressBook, locationDialog } = this;
    const isUnsaved = !addressBook.isSaving && !locationDialog.isOpen && locationDialog.canSave;
    return isUnsaved ? formMessages.quiet.addressNotSaved : undefined;
  }

  openLocation(): void {
    this.locationDialog.open('address', (address) => this.addressBook.save(address));
  }

  proceed(): void {
    if (this.validation.validate()) this.funnel.goOn();
  }
}
