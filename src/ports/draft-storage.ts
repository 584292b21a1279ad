import type { Draft } from '../domain/draft';
import { token } from './token';

export const DRAFT_STORAGE = token<DraftStorage>('DraftStorage');

/** Keeps the booking draft over a reload or a killed tab (decision B1). */
export interface DraftStorage {
  /** The stored draft, or undefined where there is none or it is not valid; the latter is dropped and logged. */
  read(): Draft | undefined;
  write(draft: Draft): void;
}
