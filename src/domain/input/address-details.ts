import type { NewAddress, Place } from '../address';
import type { Id } from '../ids';
import { ZIP_CODE_LENGTH } from '../lengths';
import { formMessages } from '../form-messages';
import { isBlank } from '../text';

/** Clears latitude and longitude after the customer edits the text of a picked place. Keeps the other fields (decision D1). */
export function withoutPosition(place: Place): Place {
  return { ...place, latitude: '', longitude: '' };
}

const WHOLE_ZIP_CODE = new RegExp(String.raw`^\d{${ZIP_CODE_LENGTH}}$`);

/** The error message unless the corrected PIN code has its full length or is empty. */
export function correctedZipCodeError(zipCode: string | undefined): string | undefined {
  return !zipCode || WHOLE_ZIP_CODE.test(zipCode) ? undefined : formMessages.address.zipCodeInvalid;
}

/** The whole address in one line. Appends the PIN code unless the full address contains it. */
export function addressInOneLine({
  houseFloor,
  buildingBlock,
  landmark,
  fullAddress,
  zipCode,
  correctedZipCode,
}: NewAddress): string {
  const ending = correctedZipCode || zipCode;
  const hasEnding = !ending || fullAddress.split(/\D+/).includes(ending);
  return [houseFloor, buildingBlock, landmark, hasEnding ? fullAddress : `${fullAddress} ${ending}`]
    .filter(Boolean)
    .join(', ');
}

/** What the dialog 'Select Location' still needs, a word for each: first an address, then the house and the building. */
export function missingAddressParts({
  searchText,
  houseFloor,
  buildingBlock,
}: {
  searchText: string;
  houseFloor: string;
  buildingBlock: string;
}): readonly string[] {
  if (isBlank(searchText)) return ['address'];
  const parts = { house: houseFloor, building: buildingBlock };
  return Object.entries(parts).flatMap(([part, text]) => (isBlank(text) ? part : []));
}

/** The error message while no address is selected. Does not check that the address is still in the list. */
export function addressSelectionError(selectedId: Id | undefined): string | undefined {
  return selectedId === undefined ? formMessages.address.noneSelected : undefined;
}
