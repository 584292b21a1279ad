import type { Id } from './ids';

/** The user id of a logged-in customer, and the bearer token that authenticates requests to the server. */
export interface Credentials {
  readonly userId: Id;
  readonly token: string;
}

export const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;
export type Gender = (typeof GENDERS)[number]['value'];

/** The data of the sign-up form, all valid. */
export interface NewCustomer {
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly gender: Gender;
}
