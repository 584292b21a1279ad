import { required } from './field-errors';
import type { Id } from './ids';
import { messages } from './messages';
import { isBlank } from './text';

/** The PIN code of an address whose place has no PIN code (decision D1). */
export const DEFAULT_ZIP_CODE = '500020';

/** A place on the map. Latitude and longitude are decimal texts; '' for a typed address (decision D1). */
export interface Place {
  readonly fullAddress: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  /** The PIN code; '' without one. */
  readonly zipCode: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** A complete address from 'Select Location', not saved yet. */
export interface NewAddress extends Place {
  readonly houseFloor: string;
  readonly buildingBlock: string;
  readonly landmark: string;
  /** The customer's own PIN code instead of the place's; undefined without a correction (decision D1). */
  readonly correctedZipCode?: string | undefined;
}

/** An address of the customer's list. */
export interface SavedAddress {
  readonly id: Id;
  readonly type: string;
  readonly address: string;
}

/** Sign-up searches for establishments, the address page for addresses (decision D4). */
export type PlaceKind = 'establishment' | 'address';

/** The place of an address that was typed, and not picked from the suggestions (decision D1). */
export function typedPlace(fullAddress: string): Place {
  return { fullAddress, city: '', state: '', country: '', zipCode: '', latitude: '', longitude: '' };
}

/** A picked place after its text was edited: keeps the area, drops the exact position (decision D1). */
export function withoutPosition(place: Place): Place {
  return { ...place, latitude: '', longitude: '' };
}

/** The PIN code to send: the customer's own, else the place's, else the default. */
export function zipCodeInUse({ zipCode, correctedZipCode }: Pick<NewAddress, 'zipCode' | 'correctedZipCode'>): string {
  return correctedZipCode || zipCode || DEFAULT_ZIP_CODE;
}

/** A corrected PIN code has six digits. An empty one restores the place's own (decision D1). */
export function correctedZipCodeRule(zipCode: string | undefined): string | undefined {
  return !zipCode || /^\d{6}$/.test(zipCode) ? undefined : messages.address.zipCodeInvalid;
}

/** Whether Save is enabled. Only the landmark is optional. */
export function canSaveAddress(fields: { houseFloor: string; buildingBlock: string; searchText: string }): boolean {
  return [fields.houseFloor, fields.buildingBlock, fields.searchText].every((text) => !isBlank(text));
}

/** Whether a listed address matches a new one: the address, alone or with house and building (decision F5). */
export function isListedAddress({ address }: SavedAddress, { fullAddress, houseFloor, buildingBlock }: NewAddress): boolean {
  return address === fullAddress || [fullAddress, houseFloor, buildingBlock].every((line) => address.includes(line));
}

/** A sign-up needs a location. */
export const locationRule = required(messages.account.locationMissing);

/** Proceed needs a selected address. */
export const addressSelectionRule = required(messages.address.noneSelected);
