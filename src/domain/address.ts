import type { Id } from './ids';

/** Decision D1. */
const FALLBACK_ZIP_CODE = '500020';

/** Texts are '' if unknown. Latitude and longitude are decimal degrees. */
export interface Place {
  readonly fullAddress: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zipCode: string;
  readonly latitude: string;
  readonly longitude: string;
}

export interface NewAddress extends Place {
  readonly houseFloor: string;
  readonly buildingBlock: string;
  readonly landmark: string;
  readonly correctedZipCode?: string | undefined;
}

export interface SavedAddress {
  readonly id: Id;
  readonly type: string;
  readonly address: string;
  /** Decision D14. */
  readonly isSelected: boolean;
}

/** Decision D4. */
export type PlaceSearchKind = 'establishment' | 'address';

export function zipCodeToSend({ zipCode, correctedZipCode }: Pick<NewAddress, 'zipCode' | 'correctedZipCode'>): string {
  return correctedZipCode || zipCode || FALLBACK_ZIP_CODE;
}

/** Equal, or with all its parts (decision F5). */
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

/** House '1' is no part of 'Flat 12'. A PIN code does not count. */
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
