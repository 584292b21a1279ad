import { placeOfTypedAddress, type NewAddress } from '../../domain/address';
import type { LocationFormValues } from '../../domain/draft';

/** Makes an address from the input in the dialog 'Select Location'. Typed text without a picked or located place gets no coordinates. */
export function addressFromLocationForm({ searchText, place, correctedZipCode, ...door }: LocationFormValues): NewAddress {
  const fullAddress = searchText.trim();
  return {
    ...(place ?? placeOfTypedAddress(fullAddress)),
    fullAddress,
    correctedZipCode,
    houseFloor: door.houseFloor.trim(),
    buildingBlock: door.buildingBlock.trim(),
    landmark: door.landmark.trim(),
  };
}
