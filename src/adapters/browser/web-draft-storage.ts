import { restoreDraft, type Draft } from '../../domain/draft';
import { hasShape, isOneOf } from '../../domain/shape';
import type { DraftStorage } from '../../ports/draft-storage';
import type { Logger } from '../../ports/logger';
import type { WebStorage } from './memory-storage';
import { StoredJson } from './stored-json';

interface WebDraftStorageDependencies {
  readonly storage: WebStorage;
  readonly logger: Logger;
}

const KEY = 'bookingDraft';

/** Grows when a stored draft of the version before would be read wrong (decision B1). */
const VERSION = 1;

const isStoredDraft = hasShape({ version: isOneOf([VERSION]) });

/** Keeps the booking draft in the browser's session storage. */
export class WebDraftStorage implements DraftStorage {
  private readonly stored: StoredJson;
  private readonly logger: Logger;

  constructor({ storage, logger }: WebDraftStorageDependencies) {
    this.stored = new StoredJson({ key: KEY, storage, logger });
    this.logger = logger;
  }

  read(): Draft | undefined {
    const restored = this.stored.read((stored) =>
      isStoredDraft(stored) ? restoreDraft((stored as { readonly draft?: unknown }).draft) : undefined,
    );
    for (const service of restored?.droppedBookings ?? []) {
      this.logger.error(`Storage '${KEY}': the ${service} booking is not valid and was dropped`);
    }
    return restored?.draft;
  }

  write(draft: Draft): void {
    this.stored.write({ version: VERSION, draft });
  }
}
