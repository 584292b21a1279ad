import { injectionToken } from './injection-token';

export const UNIQUE_IDS_PORT = injectionToken<UniqueIds>('UniqueIds');

/** Creates UUIDs, such as the key that each booking is sent with. */
export interface UniqueIds {
  create(): string;
}
