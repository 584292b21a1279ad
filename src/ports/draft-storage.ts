import type { Draft } from '../domain/draft';
import { injectionToken } from './injection-token';

export const DRAFT_STORAGE_PORT = injectionToken<DraftStorage>('DraftStorage');

/** Stores the booking draft, so that it survives a reload, also after the browser has unloaded the tab (decision B1). */
export interface DraftStorage {
  /** The stored draft; undefined if there is none or it is invalid. An invalid draft is removed and logged. */
  read(): Draft | undefined;
  write(draft: Draft): void;
}
