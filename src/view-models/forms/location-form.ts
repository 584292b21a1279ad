import { placeOfTypedAddress, type NewAddress } from '../../domain/address';
import type { LocationFormValues } from '../../domain/draft';

/** Makes an address of the values in 'Select Location'. Without a picked place, the address has no position. */
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
