import { token } from './token';

export const UNIQUE_IDS = token<UniqueIds>('UniqueIds');

/** Creates unique ids, such as the key that each booking is sent with. */
export interface UniqueIds {
  /** A new UUID. */
  create(): string;
}
