import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../src/adapters/browser/web-storage';
import { WebCredentialsStorage } from '../../../src/adapters/browser/web-credentials-storage';
import { ASHA } from '../../port-contracts/people';
import { RecordingLogger } from '../../port-contracts/recording-logger';

let storage: MemoryStorage;
let events: EventTarget;
let logger: RecordingLogger;
let store: WebCredentialsStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  events = new EventTarget();
  logger = new RecordingLogger();
  store = new WebCredentialsStorage({ storage, events, logger });
});

test("the latest session is stored in the given format, until it is removed", () => {
  expect(store.read()).toBeUndefined();
  store.write({ userId: 'm-7', token: 'another' });
  expect(store.read()).toEqual({ userId: 'm-7', token: 'another' });
  store.write(ASHA);
  expect(JSON.parse(storage.getItem('userData') ?? '')).toEqual({ ...ASHA, isLoggedIn: true });
  store.remove();
  expect(store.read()).toBeUndefined();
});

test.each([
  '{"userId":',
  '',
  'null',
  '[]',
  '"token"',
  '{}',
  '{"userId":101}',
  '{"token":"abc"}',
  '{"userId":101,"token":""}',
  '{"userId":"","token":"abc"}',
  '{"userId":101,"token":7}',
  '{"userId":null,"token":"abc"}',
])('%j is no session; it is removed and logged, once', (stored) => {
  storage.setItem('userData', stored);
  expect(store.read()).toBeUndefined();
  expect(storage.getItem('userData')).toBeNull();
  expect(store.read()).toBeUndefined();
  expect(logger.errors).toEqual(["Storage 'userData': what was stored is not valid and was removed"]);
});

test('a session needs user id and token only', () => {
  storage.setItem('userData', JSON.stringify({ ...ASHA, isLoggedIn: false, more: 1 }));
  expect(store.read()).toEqual(ASHA);
});

test('changes by another tab are noticed, but not to another key (decision A8)', () => {
  const listener = vi.fn();
  store.onChange(listener);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'userData' }));
  expect(listener).toHaveBeenCalledTimes(1);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(2);
});
