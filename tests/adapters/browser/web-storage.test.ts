import { expect, test } from 'vitest';
import { storageOrMemory, MemoryStorage } from '../../../src/adapters/browser/web-storage';

test('a memory storage keeps texts by key', () => {
  const storage = new MemoryStorage();
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  storage.setItem('b', '');
  storage.setItem('a', '2');
  expect(storage.getItem('a')).toBe('2');
  expect(storage.getItem('b')).toBe('');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

test('an available storage is used', () => {
  const storage = new MemoryStorage();
  expect(storageOrMemory(() => storage)).toBe(storage);
});

test.each([
  ['throws', () => {
    throw new DOMException('Blocked', 'SecurityError');
  }],
  ['has none', () => null],
])('if the browser %s, memory replaces its storage', (_what, open) => {
  const storage = storageOrMemory(open);
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
});
