import type { Id } from './ids';

export interface Credentials {
  readonly userId: Id;
  readonly token: string;
}

export const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;
export type Gender = (typeof GENDERS)[number]['value'];

export interface NewCustomer {
  readonly firstName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly gender: Gender;
}
