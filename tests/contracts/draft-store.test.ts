import { beforeEach, expect, test } from 'vitest';
import { MemoryStorage } from '../../src/adapters/browser/memory-storage';
import { WebDraftStore } from '../../src/adapters/browser/web-draft-store';
import { emptyDraft } from '../../src/domain/draft';
import { describeDraftStore, FULL_DRAFT } from './draft-store.contract';
import { RecordingLogger } from './recording-logger';

const KEY = 'bookingDraft';

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
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ version: 1, draft: { loginPhoneNumber: '' } });
});

test.each([
  ['no JSON', '{"version":1,'],
  ['an empty text', ''],
  ['no object', '1'],
  ['a draft without a version', JSON.stringify(FULL_DRAFT)],
  ['a later version', JSON.stringify({ version: 2, draft: FULL_DRAFT })],
  ['a version as text', JSON.stringify({ version: '1', draft: FULL_DRAFT })],
  ['no draft', JSON.stringify({ version: 1 })],
  ['half a draft', JSON.stringify({ version: 1, draft: { ...FULL_DRAFT, selectedPetIds: undefined } })],
])('%s is dropped and logged, once (decision B1)', (_what, stored) => {
  storage.setItem(KEY, stored);
  expect(store.read()).toBeUndefined();
  expect(storage.getItem(KEY)).toBeNull();
  expect(store.read()).toBeUndefined();
  expect(logger.errors).toEqual([`Storage '${KEY}': what was stored is not valid and was removed`]);
});

test('a booking that is not valid is dropped and logged, and the others stay (decision B1)', () => {
  const bookings = { ...FULL_DRAFT.bookings, grooming: { packages: 'all' } };
  storage.setItem(KEY, JSON.stringify({ version: 1, draft: { ...FULL_DRAFT, bookings } }));
  expect(store.read()).toEqual({ ...FULL_DRAFT, bookings: { ...FULL_DRAFT.bookings, grooming: emptyDraft().bookings.grooming } });
  expect(logger.errors).toEqual([`Storage '${KEY}': the grooming booking is not valid and was dropped`]);
});
