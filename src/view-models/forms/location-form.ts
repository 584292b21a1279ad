import { placeOfTypedAddress, type NewAddress } from '../../domain/address';
import type { LocationFormValues } from '../../domain/draft';

/** Returns the address that was entered in the dialog 'Select Location'. Without a picked place, its coordinates are empty. */
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
