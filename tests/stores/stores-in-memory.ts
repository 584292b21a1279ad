import { Container } from 'inversify';
import { RandomUuids } from '../../src/adapters/browser/random-uuids';
import { MemoryStorage } from '../../src/adapters/browser/web-storage';
import { storage } from '../../src/app/container/storage';
import { stores } from '../../src/app/container/stores';
import type { Credentials } from '../../src/domain/account';
import type { Draft } from '../../src/domain/draft';
import { UNIQUE_IDS_PORT } from '../../src/ports/device';
import { STORED_CREDENTIALS, STORED_DRAFT, type StoredValue } from '../../src/ports/storage';
import { SentBookingsStore } from '../../src/stores/sent-bookings-store';
import { DraftStore } from '../../src/stores/draft-store';
import { SessionStore } from '../../src/stores/session-store';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { bindAll } from './container';

interface Stored {
  readonly credentials?: Credentials;
  readonly draft?: Draft;
}

/** In memory, with these values at the start, as after an earlier page load. */
export function storesInMemory({ credentials, draft: storedDraft }: Stored = {}) {
  const kept = new MemoryStorage();
  const otherTabs = new EventTarget();
  const container = bindAll(new Container({ defaultScope: 'Singleton', jitless: true }), [
    [UNIQUE_IDS_PORT, new RandomUuids()],
  ]);
  container.load(stores, storage({ tabStorage: kept, sharedStorage: kept, otherTabs, logger: new RecordingLogger() }));
  const storedCredentials = container.get<StoredValue<Credentials>>(STORED_CREDENTIALS);
  if (credentials) storedCredentials.write(credentials);
  if (storedDraft) container.get<StoredValue<Draft>>(STORED_DRAFT).write(storedDraft);
  const [session, draft, sentBookings] = [
    container.get(SessionStore),
    container.get(DraftStore),
    container.get(SentBookingsStore),
  ];
  /** Another tab logs in with these or, with undefined, logs out. */
  const changeElsewhere = (changed: Credentials | undefined) => {
    if (changed) storedCredentials.write(changed);
    else storedCredentials.remove();
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'userData' }));
  };
  return { container, sentBookings, session, draft, storedCredentials, changeElsewhere };
}
