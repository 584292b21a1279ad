import type { NewAddress, Place } from '../address';
import type { Id } from '../ids';
import { ZIP_CODE_LENGTH } from '../lengths';
import { formMessages } from '../form-messages';
import { isBlank, isolated } from '../text';
import { plainText } from './plain-text';

/** Clears latitude and longitude after the customer edits the text of a picked place. Keeps the other fields (decision D1). */
export function withoutPosition(place: Place): Place {
  return { ...place, latitude: '', longitude: '' };
}

const WHOLE_ZIP_CODE = new RegExp(String.raw`^\d{${ZIP_CODE_LENGTH}}$`);

/** The error message unless the corrected PIN code has its full length or is empty. */
export function correctedZipCodeError(zipCode: string | undefined): string | undefined {
  return !zipCode || WHOLE_ZIP_CODE.test(zipCode) ? undefined : formMessages.address.zipCodeInvalid;
}

/** The only PIN code in the text of a typed address; '' if it has none, or several (decision D1). */
export function zipCodeInAddress(address: string): string {
  const [zipCode, otherZipCode] = new Set(zipCodesIn(address));
  return zipCode && !otherZipCode ? zipCode : '';
}

/** The groups of six digits, such as '411001' or '411 001', that are no part of a phone number or of another longer number. */
function zipCodesIn(address: string): readonly string[] {
  const numbers = plainText(address).match(/\d+(?:[\s./-]\d+)*/g) ?? [];
  return numbers
    .filter((number) => !/^(\D?\d){10,12}$/.test(number))
    .flatMap((number) => number.replace(/\b(\d{3})\s(\d{3})\b/, '$1$2').split(/\s/))
    .filter((word) => /^[1-9]\d{5}$/.test(word));
}

/** The whole address in one line, each part isolated. Appends the PIN code unless the full address contains it. */
export function addressInOneLine({
  houseFloor,
  buildingBlock,
  landmark,
  fullAddress,
  zipCode,
  correctedZipCode,
}: NewAddress): string {
  const ending = correctedZipCode || zipCode;
  const hasEnding = !ending || zipCodesIn(fullAddress).includes(ending);
  return [houseFloor, buildingBlock, landmark, hasEnding ? fullAddress : `${fullAddress} ${ending}`]
    .filter(Boolean)
    .map(isolated)
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
