import type { Credentials } from '../domain/account';
import type { NewAddress, SavedAddress } from '../domain/address';
import type { Answer } from './answer';
import { injectionToken } from './injection-token';

export const ADDRESSES_PORT = injectionToken<Addresses>('Addresses');

/** A customer's address list on the server. */
export interface Addresses {
  list(credentials: Credentials): Promise<Answer<readonly SavedAddress[]>>;
  save(credentials: Credentials, address: NewAddress): Promise<Answer<void>>;
}
