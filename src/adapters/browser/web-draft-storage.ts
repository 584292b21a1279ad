import { literal, object } from 'valibot';
import type { Draft } from '../../domain/draft';
import type { Service } from '../../domain/services';
import type { DraftStorage } from '../../ports/storage';
import { parseOrUndefined } from '../schemas';
import { draftSchema } from './draft-schema';
import { StoredJson } from './stored-json';

/** The version of stored drafts; drafts of another version are dropped. Raise it if the app would misread older drafts (decision B1). */
const VERSION = 1;

/** Stores the booking draft in the browser's session storage. */
export class WebDraftStorage extends StoredJson implements DraftStorage {
  protected readonly key = 'bookingDraft';

  read(): Draft | undefined {
    const dropped: Service[] = [];
    const schema = object({ version: literal(VERSION), draft: draftSchema((service) => dropped.push(service)) });
    const draft = this.load((stored) => parseOrUndefined(schema, stored)?.draft);
    for (const service of draft ? dropped : []) this.log(`the ${service} booking is not valid and was dropped`);
    return draft;
  }

  write(draft: Draft): void {
    this.store({ version: VERSION, draft });
  }
}
