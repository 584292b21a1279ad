import { expect, test } from 'vitest';
import { RandomUuids } from '../../../src/adapters/browser/random-uuids';

test('UUIDs are of version 4, and differ', () => {
  const uuids = Array.from({ length: 100 }, () => new RandomUuids().create());
  for (const uuid of uuids) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(uuids).size).toBe(uuids.length);
});
