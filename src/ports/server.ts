import type { Credentials, NewCustomer } from '../domain/account';
import type { NewAddress, SavedAddress } from '../domain/address';
import type { CompleteBooking } from '../domain/complete-booking';
import type { Id } from '../domain/ids';
import type { ExtraAddOn, OfferedPackage, PackagesAndTrims } from '../domain/packages';
import type { Breed, NewPet, Pet } from '../domain/pet';
import type { Answer } from './answer';

export const ACCOUNTS_PORT = Symbol('Accounts');

/** Sign-up and login by phone and one-time code. None of these calls needs a login. */
export interface Accounts {
  exists(phoneNumber: string): Promise<Answer<boolean>>;
  /** Creates the account, and returns its credentials. A response without user id or token gives the failure `failed` (decision A5). */
  create(customer: NewCustomer): Promise<Answer<Credentials>>;
  sendOtp(phoneNumber: string): Promise<Answer<void>>;
  /** Checks the one-time code, and returns credentials. A wrong code, or a response without id or token, gives `refused` (decision A4). */
  validateOtp(phoneNumber: string, otp: string): Promise<Answer<Credentials>>;
}

export const ADDRESSES_PORT = Symbol('Addresses');

export interface Addresses {
  list(credentials: Credentials, signal: AbortSignal): Promise<Answer<readonly SavedAddress[]>>;
  /** `key` is a UUID, the same one at each attempt for this address (decision B5). */
  save(credentials: Credentials, address: NewAddress, key: string): Promise<Answer<void>>;
}

export const BOOKING_GATEWAY_PORT = Symbol('BookingGateway');

/** Sends bookings to the server, as requests for quotes. */
export interface BookingGateway {
  /** Whether the server gets the key, and so recognises a booking that is sent again (decision B5). */
  readonly sendsKeys: boolean;
  /** Sends a booking, without retries (decision F2). `key` is a UUID, the same one at each attempt for this booking. */
  submit(credentials: Credentials, booking: CompleteBooking, key: string): Promise<Answer<void>>;
}

export const PACKAGES_PORT = Symbol('Packages');

/** The packages and add-ons of each service. Visitors without a login may fetch them too. */
export interface Packages {
  /** For a logged-in customer, or for a visitor if credentials are undefined (decision P4). */
  walking(credentials: Credentials | undefined, signal: AbortSignal): Promise<Answer<readonly OfferedPackage[]>>;
  training(signal: AbortSignal): Promise<Answer<readonly OfferedPackage[]>>;
  grooming(signal: AbortSignal): Promise<Answer<PackagesAndTrims>>;
  /** The names of the add-ons with additional cost for one package of training; the list may be empty. */
  trainingAddOns(packageId: Id, signal: AbortSignal): Promise<Answer<readonly string[]>>;
  /** The add-ons with additional cost that can be added to any package of grooming. */
  groomingAddOns(signal: AbortSignal): Promise<Answer<readonly ExtraAddOn[]>>;
}

export const PETS_PORT = Symbol('Pets');

export interface Pets {
  breeds(credentials: Credentials, signal: AbortSignal): Promise<Answer<readonly Breed[]>>;
  list(credentials: Credentials, signal: AbortSignal): Promise<Answer<readonly Pet[]>>;
  /**
   * Saves a pet; returns the ids of the pets to select after that (decision D6). `key` is a UUID, the same one at each attempt for
   * this pet. `onProgress` gets the uploaded share, 0 to 1.
   */
  add(
    credentials: Credentials,
    pet: NewPet,
    key: string,
    onProgress?: (share: number) => void,
  ): Promise<Answer<readonly Id[]>>;
}
