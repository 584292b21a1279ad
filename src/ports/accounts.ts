import type { Credentials, NewCustomer } from '../domain/account';
import type { Answer } from './answer';
import { token } from './token';

export const ACCOUNTS_PORT = token<Accounts>('Accounts');

/** Sign-up and login by phone and one-time code. No call needs a session. */
export interface Accounts {
  /** Whether a customer with this phone number exists. */
  exists(phoneNumber: string): Promise<Answer<boolean>>;
  /** Creates the account, and returns the credentials that log the customer in. An answer without user id or token is `failed` (decision A5). */
  create(customer: NewCustomer): Promise<Answer<Credentials>>;
  sendOtp(phoneNumber: string): Promise<Answer<void>>;
  /** Checks the one-time code, and returns the credentials that log the customer in. A wrong code, or an answer without id or token, is `refused` (decision A4). */
  validateOtp(phoneNumber: string, otp: string): Promise<Answer<Credentials>>;
}
