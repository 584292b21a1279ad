import { RandomUuids } from '../../src/adapters/browser/random-uuids';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { WebAcceptedBookingsStorage } from '../../src/adapters/browser/web-accepted-bookings-storage';
import { WebDraftStorage } from '../../src/adapters/browser/web-draft-storage';
import { WebCredentialsStorage } from '../../src/adapters/browser/web-credentials-storage';
import type { Credentials } from '../../src/domain/account';
import type { Draft } from '../../src/domain/draft';
import { AcceptedBookingsStore } from '../../src/view-models/stores/accepted-bookings-store';
import { DraftStore } from '../../src/view-models/stores/draft-store';
import { SessionStore } from '../../src/view-models/stores/session-store';
import { RecordingLogger } from '../port-contracts/recording-logger';

interface Stored {
  readonly credentials?: Credentials;
  readonly draft?: Draft;
}

/** The session and draft stores. Their storage is in memory, and contains these values at the start, as after an earlier page load. */
export function storesInMemory({ credentials, draft: storedDraft }: Stored = {}) {
  const storage = new MemoryStorage();
  const otherTabs = new EventTarget();
  const logger = new RecordingLogger();
  const credentialsStorage = new WebCredentialsStorage({ storage, events: otherTabs, logger });
  const draftStorage = new WebDraftStorage({ storage, logger });
  if (credentials) credentialsStorage.write(credentials);
  if (storedDraft) draftStorage.write(storedDraft);
  const session = new SessionStore({ credentialsStorage });
  const draft = new DraftStore({ draftStorage, session, uniqueIds: new RandomUuids() });
  const acceptedBookings = new AcceptedBookingsStore({
    storage: new WebAcceptedBookingsStorage({ storage, events: otherTabs, logger }),
  });
  /** Acts like another tab that logs in with these credentials or, with undefined, logs out. */
  const changeElsewhere = (changed: Credentials | undefined) => {
    if (changed) credentialsStorage.write(changed);
    else credentialsStorage.remove();
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'userData' }));
  };
  return { acceptedBookings, session, draft, credentialsStorage, draftStorage, changeElsewhere };
}
