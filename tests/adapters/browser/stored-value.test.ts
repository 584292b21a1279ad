import { beforeEach, expect, test, vi } from 'vitest';
import {
  ACCEPTED_BOOKINGS_FORMAT,
  CREDENTIALS_FORMAT,
  DRAFT_FORMAT,
} from '../../../src/adapters/browser/stored-formats';
import { WebStoredValue } from '../../../src/adapters/browser/stored-value';
import { MemoryStorage, storageOrMemory, type WebStorage } from '../../../src/adapters/browser/web-storage';
import { emptyDraft } from '../../../src/domain/draft';
import { FULL_DRAFT } from '../../domain/draft-example';
import { ASHA, KEY } from '../../port-contracts/people';
import { RecordingLogger } from '../../port-contracts/recording-logger';

let storage: MemoryStorage;
let events: EventTarget;
let logger: RecordingLogger;
beforeEach(() => {
  [storage, events, logger] = [new MemoryStorage(), new EventTarget(), new RecordingLogger()];
});

const STORES = {
  userData: (on: WebStorage = storage) =>
    new WebStoredValue(CREDENTIALS_FORMAT, { storage: on, otherTabs: events, logger }),
  bookingDraft: (on: WebStorage = storage) => new WebStoredValue(DRAFT_FORMAT, { storage: on, logger }),
  acceptedBookings: (on: WebStorage = storage) =>
    new WebStoredValue(ACCEPTED_BOOKINGS_FORMAT, { storage: on, otherTabs: events, logger }),
};

const inJson = (key: string) => JSON.parse(storage.getItem(key) ?? 'null') as unknown;
const draftOf = (changes: object) => JSON.stringify({ version: 1, draft: { ...FULL_DRAFT, ...changes } });

test('the latest value is stored in the given format, until it is removed', () => {
  const [credentials, draft, accepted] = [STORES.userData(), STORES.bookingDraft(), STORES.acceptedBookings()];
  expect([credentials.read(), draft.read(), accepted.read()]).toEqual([undefined, undefined, undefined]);
  credentials.write({ userId: 'm-7', token: 'another' });
  credentials.write(ASHA);
  draft.write(emptyDraft());
  draft.write(FULL_DRAFT);
  accepted.write([KEY]);
  expect(inJson('userData')).toEqual({ ...ASHA, isLoggedIn: true });
  expect(inJson('bookingDraft')).toMatchObject({
    version: 1,
    draft: { loginPhoneNumber: FULL_DRAFT.loginPhoneNumber },
  });
  expect([STORES.userData().read(), STORES.bookingDraft().read(), STORES.acceptedBookings().read()]).toEqual([
    ASHA,
    FULL_DRAFT,
    [KEY],
  ]);
  credentials.remove();
  accepted.write([]);
  expect([credentials.read(), accepted.read(), logger.errors]).toEqual([undefined, [], []]);
});

const INVALID: readonly (readonly [key: keyof typeof STORES, texts: readonly string[]])[] = [
  ['userData', ['{"userId":', '{"userId":101}']],
  // What would make objects of all kinds logged in.
  ['userData', ['{"__proto__":{"isLoggedIn":true,"userId":7,"token":"x"}}', '['.repeat(100_000) + ']'.repeat(100_000)]],
  ['bookingDraft', ['{"version":1,', draftOf({}).replace('1', '2'), draftOf({ selectedPetIds: 1 })]],
  ['acceptedBookings', ['["a"]']],
];

test.each(INVALID.flatMap(([key, texts]) => texts.map((text) => ({ key, text, start: text.slice(0, 40) }))))(
  'as $key, what begins $start is not valid; it is logged, and left to another app unless only this tab has it (decisions B1 and A16)',
  ({ key, text }) => {
    storage.setItem(key, text);
    const store = STORES[key]();
    expect(store.read()).toBeUndefined();
    store.remove();
    expect(storage.getItem(key)).toBe(key === 'bookingDraft' ? null : text);
    expect(logger.errors).toEqual([`Storage '${key}': what was stored is not valid and is ignored`]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);

test('a login writes over what another app has stored, and a logout removes its own session only (decision A16)', () => {
  const session = STORES.userData();
  const ofAnotherApp = '{"token":"abc","user":{"id":7}}';
  storage.setItem('userData', ofAnotherApp);
  session.write(ASHA);
  expect(session.read()).toEqual(ASHA);
  session.remove();
  expect(storage.getItem('userData')).toBeNull();
  session.write(ASHA);
  storage.setItem('userData', ofAnotherApp);
  session.remove();
  expect(storage.getItem('userData')).toBe(ofAnotherApp);
});

test('an invalid booking is dropped and logged, and the others stay (decision B1)', () => {
  storage.setItem('bookingDraft', draftOf({ bookings: { ...FULL_DRAFT.bookings, grooming: { packages: 'all' } } }));
  expect(STORES.bookingDraft().read()).toEqual({
    ...FULL_DRAFT,
    bookings: { ...FULL_DRAFT.bookings, grooming: emptyDraft().bookings.grooming },
  });
  expect(logger.errors).toEqual(["Storage 'bookingDraft': the grooming booking is not valid and was dropped"]);
});

test.each(['userData', 'acceptedBookings'] as const)(
  'changes of %s by another tab are noticed, but not those of another key (decision A8)',
  (key) => {
    const listener = vi.fn();
    STORES[key]().onChange(listener);
    for (const changed of [key, null, 'theme'])
      events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
    expect(listener).toHaveBeenCalledTimes(2);
  },
);

/** A value may have at most `room` characters. */
const smallStorage = () => ({
  room: Infinity,
  getItem: (key: string) => storage.getItem(key),
  setItem(key: string, text: string) {
    if (text.length > this.room) throw new DOMException('', 'QuotaExceededError');
    storage.setItem(key, text);
  },
  removeItem: (key: string) => storage.removeItem(key),
});

test('a storage without room keeps no earlier session and no earlier draft (decision B12)', () => {
  const small = smallStorage();
  const [credentials, draft] = [STORES.userData(small), STORES.bookingDraft(small)];
  credentials.write(ASHA);
  draft.write(FULL_DRAFT);
  small.room = 0;
  expect([credentials.write({ userId: 102, token: 'vikram' }), draft.write(emptyDraft())]).toEqual([false, false]);
  expect([STORES.userData().read(), STORES.bookingDraft().read()]).toEqual([undefined, undefined]);
});

test('a full or blocked storage is logged without its content and never throws', () => {
  const refuse = (name: string) => (): never => {
    throw new DOMException('It holds a secret', name);
  };
  const store = STORES.userData({
    getItem: refuse('SecurityError'),
    setItem: refuse('QuotaExceededError'),
    removeItem: refuse('SecurityError'),
  });
  expect(store.read()).toBeUndefined();
  store.write({ userId: 7, token: 'secret' });
  store.remove();
  expect(logger.errors).toEqual([
    "Storage 'userData': could not be read (SecurityError)",
    "Storage 'userData': could not be written (QuotaExceededError)",
    "Storage 'userData': could not be removed (SecurityError)",
    "Storage 'userData': could not be removed (SecurityError)",
  ]);
});

test.each([
  [
    'throws',
    () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  ],
  ['has none', () => null],
])('a storage is replaced by memory only if the browser %s', (_what, open) => {
  const memory = storageOrMemory(open);
  memory.setItem('a', '');
  expect([memory.getItem('a'), memory.getItem('b')]).toEqual(['', null]);
  expect(storageOrMemory(() => storage)).toBe(storage);
});
