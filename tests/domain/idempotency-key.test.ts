import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idempotencyKeyOf } from '../../src/domain/idempotency-key';
import './fixed-seed';

const DRAFT = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';

test('the same content of the same draft has the same key, which is a UUID (decision B5)', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (draft, content) => {
      const key = idempotencyKeyOf(draft, content);
      expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
      expect(idempotencyKeyOf(draft, content)).toBe(key);
    }),
  );
});

test('another draft and each small change of the content make another key, no part of which repeats', () => {
  const contents = Array.from({ length: 1500 }, (_, index) => `[101,{"petIds":[${index}]}]`);
  const drafts = [DRAFT, DRAFT.replace('b', 'c'), DRAFT.replace(/d$/, 'e')];
  const keys = drafts.flatMap((draft) => contents.map((content) => idempotencyKeyOf(draft, content)));
  expect(new Set(keys).size).toBe(keys.length);
  for (const part of [0, 1, 2, 3, 4])
    expect(new Set(keys.map((key) => key.split('-')[part])).size).toBeGreaterThan(
      part === 0 || part === 4 ? 4400 : 1500,
    );
});
