import type { Credentials, NewCustomer } from '../domain/account';
import type { NewAddress, SavedAddress } from '../domain/address';
import type { BookingRequest } from '../domain/booking-request';
import type { Id } from '../domain/ids';
import type { ExtraAddOn, PackagesAndTrims } from '../domain/packages';
import type { Breed, NewPet, Pet } from '../domain/pet';
import type { Service } from '../domain/services';
import type { Answer } from './answer';

export const ACCOUNTS_PORT = Symbol('Accounts');

export interface Accounts {
  exists(phoneNumber: string): Promise<Answer<boolean>>;
  /** Without user id or token: `failed` (decision A5). */
  create(customer: NewCustomer): Promise<Answer<Credentials>>;
  sendOtp(phoneNumber: string): Promise<Answer<void>>;
  /** A wrong code, or no id or token: `refused` (decision A4). */
  validateOtp(phoneNumber: string, otp: string): Promise<Answer<Credentials>>;
}

export const ADDRESSES_PORT = Symbol('Addresses');

export interface Addresses {
  list(credentials: Credentials, signal: AbortSignal): Promise<Answer<readonly SavedAddress[]>>;
  /** `key` is a UUID, the same at each attempt (decision B5). */
  save(credentials: Credentials, address: NewAddress, key: string): Promise<Answer<void>>;
}

export const BOOKING_GATEWAY_PORT = Symbol('BookingGateway');

/** Requests for quotes. */
export interface BookingGateway {
  /** Decision B5. */
  readonly sendsKeys: boolean;
  /** No retries (decision F2). `key` is as for an address. */
  submit(credentials: Credentials, booking: BookingRequest, key: string): Promise<Answer<void>>;
}

export const PACKAGES_PORT = Symbol('Packages');

export interface Packages {
  /** Credentials are undefined for a visitor, and where they change nothing (decision P4). */
  of(service: Service, credentials: Credentials | undefined, signal: AbortSignal): Promise<Answer<PackagesAndTrims>>;
  trainingAddOns(packageId: Id, signal: AbortSignal): Promise<Answer<readonly string[]>>;
  groomingAddOns(signal: AbortSignal): Promise<Answer<readonly ExtraAddOn[]>>;
}

export const PETS_PORT = Symbol('Pets');

export interface Pets {
  breeds(credentials: Credentials, signal: AbortSignal): Promise<Answer<readonly Breed[]>>;
  list(credentials: Credentials, signal: AbortSignal): Promise<Answer<readonly Pet[]>>;
  /** The ids of the pets to select (decision D6). `key` is as for an address, `share` 0 to 1. */
  add(
    credentials: Credentials,
    pet: NewPet,
    key: string,
    onProgress?: (share: number) => void,
  ): Promise<Answer<readonly Id[]>>;
}
