import { expect, test } from 'vitest';
import type { WebStorage } from '../../../src/adapters/browser/web-storage';
import { WebCredentialsStorage } from '../../../src/adapters/browser/web-credentials-storage';
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
  const stored = new WebCredentialsStorage({ storage, events: new EventTarget(), logger });
  expect(stored.read()).toBeUndefined();
  stored.write({ userId: 7, token: 'secret' });
  stored.remove();
  expect(logger.errors).toEqual([
    "Storage 'userData': could not be read (SecurityError)",
    "Storage 'userData': could not be written (QuotaExceededError)",
    "Storage 'userData': could not be removed (SecurityError)",
  ]);
});
