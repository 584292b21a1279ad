import { beforeEach, expect, test } from 'vitest';
import { MemoryStorage } from '../../src/adapters/browser/memory-storage';
import { WebDraftStore } from '../../src/adapters/browser/web-draft-store';
import { emptyDraft } from '../../src/domain/draft';
import { describeDraftStore, FULL_DRAFT } from './draft-store.contract';
import { RecordingLogger } from './recording-logger';

const KEY = 'bookingDraft';

/** As it was stored while walking was the only service. */
const VERSION_1_DRAFT = { ...FULL_DRAFT, bookings: { walking: FULL_DRAFT.bookings.walking } };

describeDraftStore('WebDraftStore', () => {
  const storage = new MemoryStorage();
  return () => new WebDraftStore({ storage, logger: new RecordingLogger() });
});

let storage: MemoryStorage;
let logger: RecordingLogger;
let store: WebDraftStore;
beforeEach(() => {
  storage = new MemoryStorage();
  logger = new RecordingLogger();
  store = new WebDraftStore({ storage, logger });
});

test('a draft is kept with its version', () => {
  store.write(emptyDraft());
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ version: 2, draft: { loginPhoneNumber: '' } });
});

test.each([
  ['no JSON', '{"version":2,'],
  ['an empty text', ''],
  ['no object', '1'],
  ['a draft without a version', JSON.stringify(FULL_DRAFT)],
  ['a draft of version 1', JSON.stringify({ version: 1, draft: VERSION_1_DRAFT })],
  ['a full draft that says version 1', JSON.stringify({ version: 1, draft: FULL_DRAFT })],
  ['a later version', JSON.stringify({ version: 3, draft: FULL_DRAFT })],
  ['a version as text', JSON.stringify({ version: '2', draft: FULL_DRAFT })],
  ['no draft', JSON.stringify({ version: 2 })],
  ['half a draft', JSON.stringify({ version: 2, draft: { ...FULL_DRAFT, selectedPetIds: undefined } })],
  ['a draft without the booking of a service', JSON.stringify({ version: 2, draft: VERSION_1_DRAFT })],
])('%s is dropped and logged, once (decision B1)', (_what, stored) => {
  storage.setItem(KEY, stored);
  expect(store.read()).toBeUndefined();
  expect(storage.getItem(KEY)).toBeNull();
  expect(store.read()).toBeUndefined();
  expect(logger.errors).toEqual([`Storage '${KEY}': what was stored is not valid and was removed`]);
});
