import { token } from './token';

export const UNIQUE_IDS = token<UniqueIds>('UniqueIds');

/** The source of unique ids. */
export interface UniqueIds {
  /** A new UUID. */
  create(): string;
}
