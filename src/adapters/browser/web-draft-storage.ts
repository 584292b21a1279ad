import { literal, object, unknown } from 'valibot';
import type { Draft } from '../../domain/draft';
import type { DraftStorage } from '../../ports/draft-storage';
import type { Logger } from '../../ports/logger';
import { parse } from '../schemas';
import { parseDraft } from './draft-schema';
import type { WebStorage } from './memory-storage';
import { StoredJson } from './stored-json';

interface WebDraftStorageDependencies {
  readonly storage: WebStorage;
  readonly logger: Logger;
}

const KEY = 'bookingDraft';

/** Grows when the app would misread a stored draft of the version before (decision B1). */
const VERSION = 1;

const versioned = object({ version: literal(VERSION), draft: unknown() });

/** Keeps the booking draft in the browser's session storage. */
export class WebDraftStorage implements DraftStorage {
  private readonly stored: StoredJson;
  private readonly logger: Logger;

  constructor({ storage, logger }: WebDraftStorageDependencies) {
    this.stored = new StoredJson({ key: KEY, storage, logger });
    this.logger = logger;
  }

  read(): Draft | undefined {
    const parsed = this.stored.read((stored) => parseDraft(parse(versioned, stored)?.draft));
    for (const service of parsed?.droppedBookings ?? []) {
      this.logger.error(`Storage '${KEY}': the ${service} booking is not valid and was dropped`);
    }
    return parsed?.draft;
  }

  write(draft: Draft): void {
    this.stored.write({ version: VERSION, draft });
  }
}
