import { beforeEach, expect, test } from 'vitest';
import { MemoryStorage } from '../../../src/adapters/browser/web-storage';
import { WebDraftStorage } from '../../../src/adapters/browser/web-draft-storage';
import { emptyDraft } from '../../../src/domain/draft';
import { FULL_DRAFT } from '../../domain/draft-example';
import { RecordingLogger } from '../../port-contracts/recording-logger';

const KEY = 'bookingDraft';

let storage: MemoryStorage;
let logger: RecordingLogger;
let store: WebDraftStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  logger = new RecordingLogger();
  store = new WebDraftStorage({ storage, logger });
});

test('the latest draft is stored with its version', () => {
  expect(store.read()).toBeUndefined();
  store.write(emptyDraft());
  store.write(FULL_DRAFT);
  const { loginPhoneNumber } = FULL_DRAFT;
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ version: 1, draft: { loginPhoneNumber } });
  expect(store.read()).toEqual(FULL_DRAFT);
});

test.each([
  ['no JSON', '{"version":1,'],
  ['no object', '1'],
  ['a later version', JSON.stringify({ version: 2, draft: FULL_DRAFT })],
  ['half a draft', JSON.stringify({ version: 1, draft: { ...FULL_DRAFT, selectedPetIds: undefined } })],
])('%s is dropped and logged, once (decision B1)', (_what, stored) => {
  storage.setItem(KEY, stored);
  expect(store.read()).toBeUndefined();
  expect(storage.getItem(KEY)).toBeNull();
  expect(store.read()).toBeUndefined();
  expect(logger.errors).toEqual([`Storage '${KEY}': what was stored is not valid and was removed`]);
});

test('an invalid booking is dropped and logged, and the others stay (decision B1)', () => {
  const bookings = { ...FULL_DRAFT.bookings, grooming: { packages: 'all' } };
  storage.setItem(KEY, JSON.stringify({ version: 1, draft: { ...FULL_DRAFT, bookings } }));
  expect(store.read()).toEqual({ ...FULL_DRAFT, bookings: { ...FULL_DRAFT.bookings, grooming: emptyDraft().bookings.grooming } });
  expect(logger.errors).toEqual([`Storage '${KEY}': the grooming booking is not valid and was dropped`]);
});
