import { beforeEach, describe, expect, test, vi } from 'vitest';
import { WebStoredDraft } from '../../../src/adapters/browser/stored-draft';
import {
  ACCEPTED_BOOKINGS_FORMAT,
  CREDENTIALS_FORMAT,
  TELEMETRY_OBJECTION_FORMAT,
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
  bookingDraft: (on: WebStorage = storage) => new WebStoredDraft({ storage: on, logger }),
  telemetry: (on: WebStorage = storage) =>
    new WebStoredValue(TELEMETRY_OBJECTION_FORMAT, { storage: on, otherTabs: events, logger }),
  acceptedBookings: (on: WebStorage = storage) =>
    new WebStoredValue(ACCEPTED_BOOKINGS_FORMAT, { storage: on, otherTabs: events, logger }),
};

const inJson = (key: string) => JSON.parse(storage.getItem(key) ?? 'null') as unknown;
const draftOf = (changes: object) => JSON.stringify({ version: 1, draft: { ...FULL_DRAFT, ...changes } });

test('the latest value is stored in the given format, until it is removed', () => {
  const [credentials, draft, objection] = [STORES.userData(), STORES.bookingDraft(), STORES.telemetry()];
  expect([credentials.read(), draft.read(), objection.read()]).toEqual([undefined, undefined, undefined]);
  credentials.write({ userId: 'm-7', token: 'another' });
  credentials.write(ASHA);
  draft.write(emptyDraft());
  draft.write(FULL_DRAFT);
  objection.write(true);
  expect(inJson('userData')).toEqual({ ...ASHA, isLoggedIn: true });
  expect(inJson('bookingDraft')).toMatchObject({
    version: 1,
    draft: { loginPhoneNumber: FULL_DRAFT.loginPhoneNumber },
  });
  expect([STORES.userData().read(), STORES.bookingDraft().read(), STORES.telemetry().read()]).toEqual([
    ASHA,
    FULL_DRAFT,
    true,
  ]);
  credentials.remove();
  objection.write(false);
  expect([credentials.read(), objection.read(), logger.errors]).toEqual([undefined, false, []]);
});

const INVALID: readonly (readonly [key: keyof typeof STORES, texts: readonly string[]])[] = [
  ['userData', ['{"userId":', '', 'null', '"token"', '{"userId":101}', '{"userId":101,"token":""}']],
  // What would make objects of all kinds logged in.
  ['userData', ['{"__proto__":{"isLoggedIn":true,"userId":7,"token":"x"}}', '['.repeat(100_000) + ']'.repeat(100_000)]],
  ['userData', ['{"userId":"","token":"abc"}', '{"userId":9007199254740993,"token":"abc"}']],
  ['userData', ['{"token":"abc","user":{"id":7}}', 'token=abc']],
  ['bookingDraft', ['{"version":1,', '1', draftOf({}).replace('1', '2'), draftOf({ selectedPetIds: 1 })]],
  ['telemetry', ['{"hasObjected":', '{"hasObjected":"no"}', 'true']],
  ['acceptedBookings', ['{}', '["a"]', `"${KEY}"`]],
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

test('a session needs user id and token only', () => {
  storage.setItem('userData', JSON.stringify({ ...ASHA, isLoggedIn: false, more: 1 }));
  expect(STORES.userData().read()).toEqual(ASHA);
});

test('an invalid booking is dropped and logged, and the others stay (decision B1)', () => {
  storage.setItem('bookingDraft', draftOf({ bookings: { ...FULL_DRAFT.bookings, grooming: { packages: 'all' } } }));
  expect(STORES.bookingDraft().read()).toEqual({
    ...FULL_DRAFT,
    bookings: { ...FULL_DRAFT.bookings, grooming: emptyDraft().bookings.grooming },
  });
  expect(logger.errors).toEqual(["Storage 'bookingDraft': the grooming booking is not valid and was dropped"]);
});

test.each(['userData', 'telemetry', 'acceptedBookings'] as const)(
  'changes of %s by another tab are noticed, but not those of another key (decision A8)',
  (key) => {
    const listener = vi.fn();
    STORES[key]().onChange(listener);
    for (const changed of [key, null, 'theme'])
      events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
    expect(listener).toHaveBeenCalledTimes(2);
  },
);

/** The storage with room for this many characters in all values together, and the texts that were stored. */
function smallStorage() {
  const [texts, written] = [new Map<string, string>(), [] as string[]];
  const small = {
    room: Infinity,
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, text: string) => {
      const others = [...texts].filter(([other]) => other !== key).map(([, stored]) => stored.length);
      if (others.reduce((sum, length) => sum + length, text.length) > small.room)
        throw new DOMException('', 'QuotaExceededError');
      texts.set(key, text);
      written.push(text);
      storage.setItem(key, text);
    },
    removeItem: (key: string) => {
      texts.delete(key);
      storage.removeItem(key);
    },
  };
  return { small, written };
}

const PICTURE = 'P'.repeat(264_500);
const withPicture = (image: string, name: string) => ({ ...FULL_DRAFT, pet: { ...FULL_DRAFT.pet, image, name } });

test('the picture is stored when it changes, not with each letter, and goes with the draft', () => {
  const { small, written } = smallStorage();
  const store = STORES.bookingDraft(small);
  for (const name of ['', 'T', 'Ta']) store.write(withPicture(PICTURE, name));
  expect(written.filter(({ length }) => length > PICTURE.length)).toHaveLength(1);
  const reloaded = STORES.bookingDraft(small);
  expect(reloaded.read()).toEqual(withPicture(PICTURE, 'Ta'));
  reloaded.write(withPicture(PICTURE, 'Tara'));
  expect(written.filter(({ length }) => length > PICTURE.length)).toHaveLength(1);
  reloaded.write(withPicture('another', 'Tara'));
  expect(STORES.bookingDraft().read()).toEqual(withPicture('another', 'Tara'));
  reloaded.write(withPicture('', 'Tara'));
  expect(Object.keys(STORES.bookingDraft().read()!.pet)).not.toContain('image');
  expect(storage.getItem('petPicture')).toBeNull();
  reloaded.write(withPicture('again', 'Tara'));
  reloaded.write(emptyDraft());
  expect([STORES.bookingDraft().read(), storage.getItem('petPicture')]).toEqual([emptyDraft(), null]);
});

test('a draft with its picture, as earlier versions stored it, is read', () => {
  storage.setItem('bookingDraft', draftOf({ pet: { image: PICTURE } }));
  expect(STORES.bookingDraft().read()).toEqual({ ...FULL_DRAFT, pet: { image: PICTURE } });
});

test('a picture without its draft is removed, and a draft without its picture lacks it', () => {
  storage.setItem('petPicture', '"PICTURE"');
  expect([STORES.bookingDraft().read(), storage.getItem('petPicture')]).toEqual([undefined, null]);
  STORES.bookingDraft().write(withPicture('PICTURE', 'Tara'));
  storage.removeItem('petPicture');
  expect(STORES.bookingDraft().read()).toEqual({
    ...FULL_DRAFT,
    pet: { ...FULL_DRAFT.pet, image: undefined, name: 'Tara' },
  });
});

describe('a storage without room', () => {
  const readAgain = () => STORES.bookingDraft().read();
  const { image: _image, ...others } = withPicture('', 'Tara').pet;

  test('keeps the rest of the draft if a larger picture does not fit, and no earlier picture', () => {
    const { small } = smallStorage();
    const store = STORES.bookingDraft(small);
    store.write(withPicture('SMALL', ''));
    small.room = PICTURE.length;
    store.write(withPicture(PICTURE, 'Tara'));
    expect(readAgain()).toEqual({ ...FULL_DRAFT, pet: others });
    expect(logger.errors).toEqual(["Storage 'petPicture': could not be written (QuotaExceededError)"]);
    small.room = Infinity;
    store.write(withPicture('SMALL', 'Tara'));
    expect(readAgain()).toEqual(withPicture('SMALL', 'Tara'));
  });

  test('gives up the picture for the rest of the draft, and then the draft (decision B12)', () => {
    const { small, written } = smallStorage();
    const store = STORES.bookingDraft(small);
    store.write(withPicture(PICTURE, 'T'));
    small.room = written.join('').length;
    store.write(withPicture(PICTURE, 'Tara'));
    expect(readAgain()).toEqual({ ...FULL_DRAFT, pet: others });
    small.room = 100;
    store.write(withPicture(PICTURE, 'Tara B'));
    expect(readAgain()).toBeUndefined();
  });

  test('keeps no earlier session or objection', () => {
    const { small } = smallStorage();
    const [credentials, objection] = [STORES.userData(small), STORES.telemetry(small)];
    credentials.write(ASHA);
    objection.write(true);
    small.room = 0;
    expect([credentials.write({ userId: 102, token: 'vikram' }), objection.write(false)]).toEqual([false, false]);
    expect([STORES.userData().read(), STORES.telemetry().read()]).toEqual([undefined, undefined]);
  });
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

describe('a storage', () => {
  test('is used if it is available', () => {
    expect(storageOrMemory(() => storage)).toBe(storage);
  });

  test.each([
    [
      'throws',
      () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    ],
    ['has none', () => null],
  ])('is replaced by memory if the browser %s', (_what, open) => {
    const memory = storageOrMemory(open);
    memory.setItem('a', '1');
    memory.setItem('b', '');
    expect([memory.getItem('a'), memory.getItem('b'), memory.getItem('c')]).toEqual(['1', '', null]);
  });
});
