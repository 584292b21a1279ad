import { token } from './token';

export const UNIQUE_IDS = token<UniqueIds>('UniqueIds');

/** A source of unique ids. */
export interface UniqueIds {
  /** A UUID that was never answered before. */
  create(): string;
}
