import type { NewAddress, Place } from '../../domain/address';
import {
  correctedZipCodeError,
  parseStoredPlace,
  placeOfTypedAddress,
  zipCodeInAddress,
} from '../../domain/new-address';
import { FormField, type FormChanges } from '../form';

export class LocationForm {
  @FormField('Search address', { id: 'locationSearch' }) readonly searchText: string = '';
  /** Undefined for a typed address. No control shows it. */
  @FormField('', { read: parseStoredPlace }) readonly place: Place | undefined = undefined;
  @FormField('House / Floor') readonly houseFloor: string = '';
  @FormField('Building / Block') readonly buildingBlock: string = '';
  @FormField('Landmark') readonly landmark: string = '';
  /** As typed, valid or not. */
  @FormField('PIN code', { id: 'zipCode', rule: correctedZipCodeError })
  readonly correctedZipCode: string | undefined = undefined;

  /** Decision D1. */
  get zipCode(): string {
    return this.place?.zipCode || zipCodeInAddress(this.searchText);
  }

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

export function locationEntriesOf(address: NewAddress): FormChanges<LocationForm> {
  const { houseFloor, buildingBlock, landmark, correctedZipCode, ...place } = address;
  // A typed address keeps only its text: its PIN code follows the text.
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
