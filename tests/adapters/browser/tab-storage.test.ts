import { afterEach, expect, test, vi } from 'vitest';
import { openTabStorage } from '../../../src/adapters/browser/tab-storage';
import { MemoryStorage } from '../../../src/adapters/browser/web-storage';

afterEach(() => vi.unstubAllGlobals());

test('each change is told to all pages of the app that listen, so that the browser discards those that it keeps (decision B10)', () => {
  const channel = { addEventListener: vi.fn(), postMessage: vi.fn() };
  const sessionStorage = new MemoryStorage();
  const BroadcastChannel = vi.fn(function () {
    return channel;
  });
  vi.stubGlobal('window', { sessionStorage, BroadcastChannel });
  const storage = openTabStorage();
  expect([channel.addEventListener.mock.calls.length, channel.postMessage.mock.calls.length]).toEqual([1, 0]);
  channel.postMessage.mockImplementation(() => expect(sessionStorage.getItem('draft')).toBe('new'));
  storage.setItem('draft', 'new');
  expect(channel.postMessage).toHaveBeenCalledTimes(1);
  expect(storage.getItem('draft')).toBe('new');
  channel.postMessage.mockImplementation(() => expect(sessionStorage.getItem('draft')).toBeNull());
  storage.removeItem('draft');
  expect(sessionStorage.getItem('draft')).toBeNull();
  expect(channel.postMessage).toHaveBeenCalledTimes(2);
});

test('the storage works without channels', () => {
  vi.stubGlobal('window', { sessionStorage: new MemoryStorage() });
  const storage = openTabStorage();
  storage.setItem('draft', 'new');
  expect(storage.getItem('draft')).toBe('new');
});
