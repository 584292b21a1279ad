import type { Draft } from '../domain/draft';
import { token } from './token';

export const DRAFT_STORAGE = token<DraftStorage>('DraftStorage');

/** Keeps the booking draft beyond a reload or a killed tab (decision B1). */
export interface DraftStorage {
  /** The stored draft; undefined where nothing valid is stored. An invalid one is dropped and logged. */
  read(): Draft | undefined;
  write(draft: Draft): void;
}
