import type { NewAddress, Place } from './address';
import type { Id } from './ids';
import { ZIP_CODE_LENGTH } from './lengths';
import { formMessages } from './form-messages';
import { isBlank, plainText } from './text';

export function placeOfTypedAddress(fullAddress: string): Place {
  return { fullAddress, city: '', state: '', country: '', zipCode: '', latitude: '', longitude: '' };
}

export function parseStoredPlace(stored: unknown): Place | undefined {
  const place = parseStoredTexts(placeOfTypedAddress(''), stored);
  return place?.fullAddress ? place : undefined;
}

/** Undefined if incomplete. The order of the texts is the dialog's: sent again, the JSON has to be the same. */
export function parseStoredAddress(stored: unknown): NewAddress | undefined {
  const door = { correctedZipCode: '', houseFloor: '', buildingBlock: '', landmark: '' };
  const address = parseStoredTexts({ ...placeOfTypedAddress(''), ...door }, stored);
  const isComplete = address?.fullAddress && address.houseFloor && address.buildingBlock;
  return isComplete ? { ...address, correctedZipCode: address.correctedZipCode || undefined } : undefined;
}

function parseStoredTexts<Texts extends Readonly<Record<keyof Texts, string>>>(empty: Texts, stored: unknown) {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const texts = Object.keys(empty).map((name) => [name, Reflect.get(stored, name)] as const);
  return { ...empty, ...Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')) };
}

/** After the customer edits the text of a picked place (decision D1). */
export function withoutPosition(place: Place): Place {
  return { ...place, latitude: '', longitude: '' };
}

const WHOLE_ZIP_CODE = new RegExp(String.raw`^\d{${ZIP_CODE_LENGTH}}$`);

export function correctedZipCodeError(zipCode: string | undefined): string | undefined {
  return !zipCode || WHOLE_ZIP_CODE.test(zipCode) ? undefined : formMessages.address.zipCodeInvalid;
}

/** '' if it has none, or several (decision D1). */
export function zipCodeInAddress(address: string): string {
  const [zipCode, otherZipCode] = new Set(zipCodesIn(address));
  return zipCode && !otherZipCode ? zipCode : '';
}

/** Such as '411 001', but no part of a longer number. In '302 411 001' the house comes first. */
function zipCodesIn(address: string): readonly string[] {
  const numbers = plainText(address).match(/\d+(?:[\s.-]\d+)*/g) ?? [];
  return numbers
    .filter((number) => !/^(\D?\d){10,12}$/.test(number))
    .flatMap((number) => number.replace(/\b(\d{3})\s(\d{3})\b(?!\s\d{3}\b)/, '$1$2').split(/[\s-]/))
    .filter((word) => /^[1-9]\d{5}$/.test(word));
}

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
    .join(', ');
}

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

/** The address may no longer be in the list. */
export function addressSelectionError(selectedId: Id | undefined): string | undefined {
  return selectedId === undefined ? formMessages.address.noneSelected : undefined;
}
