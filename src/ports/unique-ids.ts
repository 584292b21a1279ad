import { token } from './token';

export const UNIQUE_IDS = token<UniqueIds>('UniqueIds');

/** Where names come from that nothing else has. */
export interface UniqueIds {
  /** A UUID that was never answered before. */
  create(): string;
}
