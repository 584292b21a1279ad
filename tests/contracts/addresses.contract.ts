import { describe, expect, test } from 'vitest';
import type { Addresses } from '../../src/ports/addresses';
import { ASHA, ASHA_OF_YESTERDAY, NEW_ADDRESS } from './people';

/** What every `Addresses` does, with a server on which Asha has two. */
export function describeAddresses(name: string, addresses: () => Addresses): void {
  describe(`${name} as Addresses`, () => {
    test('list what the customer has', async () => {
      const answer = await addresses().list(ASHA);
      expect(answer.ok && answer.value.map(({ id, type }) => ({ id, type }))).toEqual([
        { id: 201, type: 'Home' },
        { id: 202, type: 'Work' },
      ]);
      expect(answer.ok && answer.value[0]?.address).toContain('Lotus Residency');
    });

    test('save an address, which is then listed', async () => {
      expect(await addresses().save(ASHA, NEW_ADDRESS)).toEqual({ ok: true, value: undefined });
      const answer = await addresses().list(ASHA);
      expect(answer.ok && answer.value.map(({ address }) => address)).toContainEqual(
        expect.stringContaining('Neem Court'),
      );
    });

    test('do nothing for a session that the server has forgotten', async () => {
      const unauthorized = { ok: false, failure: 'unauthorized' };
      expect(await addresses().list(ASHA_OF_YESTERDAY)).toEqual(unauthorized);
      expect(await addresses().save(ASHA_OF_YESTERDAY, NEW_ADDRESS)).toEqual(unauthorized);
    });
  });
}
