import { describe, expect, test } from 'vitest';
import type { Packages } from '../../src/ports/packages';
import { ASHA } from './people';

/** What every `Packages` does, with the packages that the mock server knows from the start. */
export function describePackages(name: string, packages: () => Packages): void {
  describe(`${name} as Packages`, () => {
    test.each([
      ['a visitor', undefined],
      ['a customer', ASHA],
    ])('offer the walking packages to %s, in the order of the server', async (_who, credentials) => {
      const answer = await packages().walking(credentials);
      expect(answer.ok && answer.value.map((each) => each.name)).toEqual([
        'Express',
        'Short-term',
        'Mid-term',
        'Long-term',
        'Weekend Stroll',
      ]);
      expect(answer.ok && answer.value[0]).toEqual({
        id: 401,
        name: 'Express',
        price: 199,
        durationDays: 3,
        color: '#fff1d6',
        icon: expect.stringMatching(/\S/),
      });
    });
  });
}
