import { typedPlace, type NewAddress } from '../../domain/address';
import type { LocationFormValues } from '../../domain/draft';

/** The address that 'Select Location' describes. Without a place it has no position. */
export function readLocationForm({ searchText, place, houseFloor, buildingBlock, landmark, correctedZipCode }: LocationFormValues): NewAddress {
  return {
    ...(place ?? typedPlace('')),
    fullAddress: searchText.trim(),
    correctedZipCode,
    houseFloor: houseFloor.trim(),
    buildingBlock: buildingBlock.trim(),
    landmark: landmark.trim(),
  };
}
