import type { Credentials, NewCustomer } from '../domain/account';
import type { Answer } from './answer';
import { injectionToken } from './injection-token';

export const ACCOUNTS_PORT = injectionToken<Accounts>('Accounts');

/** Sign-up and login by phone and one-time code. None of these calls needs a login. */
export interface Accounts {
  /** Whether a customer with this phone number exists. */
  exists(phoneNumber: string): Promise<Answer<boolean>>;
  /** Creates the account, and returns its credentials. A response without user id or token gives the failure `failed` (decision A5). */
  create(customer: NewCustomer): Promise<Answer<Credentials>>;
  sendOtp(phoneNumber: string): Promise<Answer<void>>;
  /** Checks the one-time code, and returns credentials. A wrong code, or a response without id or token, gives `refused` (decision A4). */
  validateOtp(phoneNumber: string, otp: string): Promise<Answer<Credentials>>;
}
