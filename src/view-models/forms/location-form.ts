import { parseStoredPlace, placeOfTypedAddress, type NewAddress, type Place } from '../../domain/address';
import { correctedZipCodeError, zipCodeInAddress } from '../../domain/input/address-details';
import { FormField, type FormChanges } from './form';

/** The form of the dialog 'Select Location'. */
export class LocationForm {
  @FormField('Search address', { id: 'locationSearch' }) readonly searchText: string = '';
  /** The place picked from suggestions or found by the device's position; undefined for a typed address. No control shows it. */
  @FormField('', { read: parseStoredPlace }) readonly place: Place | undefined = undefined;
  @FormField('House / Floor') readonly houseFloor: string = '';
  @FormField('Building / Block') readonly buildingBlock: string = '';
  @FormField('Landmark') readonly landmark: string = '';
  /** The PIN code that the customer typed into its field, valid or not; undefined if they typed none. */
  @FormField('PIN code', { id: 'zipCode', rule: correctedZipCodeError })
  readonly correctedZipCode: string | undefined = undefined;

  /** The place's PIN code, else the one in the text (decision D1). */
  get zipCode(): string {
    return this.place?.zipCode || zipCodeInAddress(this.searchText);
  }

  /** The entered address. Typed text without a picked or located place gets no coordinates. */
  complete(): NewAddress {
    const fullAddress = this.searchText.trim();
    return {
      ...(this.place ?? placeOfTypedAddress(fullAddress)),
      fullAddress,
      zipCode: this.zipCode,
      correctedZipCode: this.correctedZipCode,
      houseFloor: this.houseFloor.trim(),
      buildingBlock: this.buildingBlock.trim(),
      landmark: this.landmark.trim(),
    };
  }
}

/** What fills the form with an address that the customer entered before. */
export function locationEntriesOf(address: NewAddress): FormChanges<LocationForm> {
  const { houseFloor, buildingBlock, landmark, correctedZipCode, ...place } = address;
  // Of a typed address, nothing but the text is kept: its PIN code follows the text.
  const isTyped = !place.country && !place.latitude;
  return {
    searchText: place.fullAddress,
    place: isTyped ? undefined : place,
    houseFloor,
    buildingBlock,
    landmark,
    correctedZipCode,
  };
}
