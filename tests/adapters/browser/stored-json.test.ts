import { expect, test } from 'vitest';
import type { WebStorage } from '../../../src/adapters/browser/memory-storage';
import { StoredJson } from '../../../src/adapters/browser/stored-json';
import { RecordingLogger } from '../../port-contracts/recording-logger';

test('a full or blocked storage is logged and never throws', () => {
  const logger = new RecordingLogger();
  const refuse = (name: string) => (): never => {
    throw new DOMException('It holds a secret', name);
  };
  const storage: WebStorage = {
    getItem: refuse('SecurityError'),
    setItem: refuse('QuotaExceededError'),
    removeItem: refuse('SecurityError'),
  };
  const stored = new StoredJson({ key: 'draft', storage, logger });
  expect(stored.read((value) => value)).toBeUndefined();
  stored.write({ secret: true });
  stored.remove();
  expect(logger.errors).toEqual([
    "Storage 'draft': could not be read (SecurityError)",
    "Storage 'draft': could not be written (QuotaExceededError)",
    "Storage 'draft': could not be removed (SecurityError)",
  ]);
});
