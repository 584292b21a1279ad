import type { Draft } from '../domain/draft';
import { token } from './token';

export const DRAFT_STORAGE = token<DraftStorage>('DraftStorage');

/** Keeps the booking draft when the page reloads or the browser ends the tab (decision B1). */
export interface DraftStorage {
  /** The stored draft; undefined without a valid one. Drops and logs an invalid one. */
  read(): Draft | undefined;
  write(draft: Draft): void;
}
