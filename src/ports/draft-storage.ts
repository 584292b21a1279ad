import type { Draft } from '../domain/draft';
import { injectionToken } from './injection-token';

export const DRAFT_STORAGE_PORT = injectionToken<DraftStorage>('DraftStorage');

/** Stores the draft, so that the customer's input is still there after the browser reloads the tab (decision B1). */
export interface DraftStorage {
  /** The stored draft; undefined if there is none or it is invalid. An invalid draft is removed and logged. */
  read(): Draft | undefined;
  write(draft: Draft): void;
}
