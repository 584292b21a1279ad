import type { Id } from './ids';

/** The PIN code (postal code) to send if neither the place nor the customer gives one (decision D1). */
const FALLBACK_ZIP_CODE = '500020';

/** An address that was found or typed. Latitude and longitude are decimal degrees as texts, '' if unknown. */
export interface Place {
  readonly fullAddress: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  /** The PIN code; '' if the place has none. */
  readonly zipCode: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** A complete address from the dialog 'Select Location', not saved yet. */
export interface NewAddress extends Place {
  readonly houseFloor: string;
  readonly buildingBlock: string;
  readonly landmark: string;
  /** The PIN code that the customer typed instead of the place's; undefined if they typed none. */
  readonly correctedZipCode?: string | undefined;
}

export interface SavedAddress {
  readonly id: Id;
  readonly type: string;
  readonly address: string;
  /** Whether the server has it selected (decision D14). */
  readonly isSelected: boolean;
}

/** The kind of places that a search finds: establishments at sign-up, addresses on the address page (decision D4). */
export type PlaceSearchKind = 'establishment' | 'address';

/** Makes a place from an address that the customer typed instead of picking a suggestion. Only its text is known. */
export function placeOfTypedAddress(fullAddress: string): Place {
  return { fullAddress, city: '', state: '', country: '', zipCode: '', latitude: '', longitude: '' };
}

/** A stored place; a text that is missing or malformed is empty. Undefined if what was stored is no place. */
export function parseStoredPlace(stored: unknown): Place | undefined {
  const place = parseStoredTexts(placeOfTypedAddress(''), stored);
  return place?.fullAddress ? place : undefined;
}

/**
 * A stored address, read like a place; undefined without what the dialog asks for. Its texts are in the order that the dialog gives
 * them: when it is sent again, its JSON has to be the same.
 */
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

/** The PIN code to send: the customer's correction, else the place's PIN code, else the default. */
export function zipCodeToSend({ zipCode, correctedZipCode }: Pick<NewAddress, 'zipCode' | 'correctedZipCode'>): string {
  return correctedZipCode || zipCode || FALLBACK_ZIP_CODE;
}

/** Whether the text of a saved address equals a new full address, or has all parts of it, its house and its building (decision F5). */
export function matchesNewAddress(
  { address }: SavedAddress,
  { fullAddress, houseFloor, buildingBlock }: NewAddress,
): boolean {
  const listed = partsOf(address);
  const hasPart = (part: string) => {
    const index = listed.indexOf(part);
    // Each part counts once: house 7 is not the 7 of the street.
    return index >= 0 && listed.splice(index, 1).length > 0;
  };
  return address === fullAddress || [fullAddress, houseFloor, buildingBlock].flatMap(partsOf).every(hasPart);
}

/** The parts between commas and lines, without a PIN code behind them. House '1' is no part of 'Flat 12'. */
function partsOf(address: string): string[] {
  return address
    .split(/[,\n]/)
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/[ –-]*\d{6}$/, ''),
    )
    .filter(Boolean);
}
