import { describe, expect, test } from 'vitest';
import type { Packages } from '../../src/ports/packages';
import { ASHA } from './people';

const WALKING = '4';
const TRAINING = '3';
const GROOMING = '2';

/** What every `Packages` does, with the packages that the mock server knows from the start. */
export function describePackages(name: string, packages: () => Packages): void {
  describe(`${name} as Packages`, () => {
    test.each([
      ['a visitor', undefined],
      ['a customer', ASHA],
    ])('offer the walking packages to %s, in the order of the server', async (_who, credentials) => {
      const answer = await packages().listAs(credentials, WALKING);
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
        sessions: undefined,
        color: '#fff1d6',
        icon: expect.stringMatching(/\S/),
        includedAddOns: [],
      });
    });

    test('offer the training packages, in the order of the server', async () => {
      const answer = await packages().list(TRAINING);
      expect(answer.ok && answer.value.map(({ id, name: offered, sessions, price }) => [id, offered, sessions, price])).toEqual([
        [501, 'Puppy Basics', 8, 3499],
        [502, 'Obedience Course', 16, 6499],
        [503, 'Complete Companion', 36, 14_999],
        [504, 'Single Lesson', 1, 799],
      ]);
      expect(answer.ok && answer.value[0]).toEqual({
        id: 501,
        name: 'Puppy Basics',
        price: 3499,
        durationDays: undefined,
        sessions: 8,
        color: expect.stringMatching(/\S/),
        icon: expect.stringMatching(/\S/),
        includedAddOns: ['Toilet training', 'Name and recall'],
      });
    });

    test('tell all add-ons that a package includes, however many', async () => {
      const answer = await packages().list(TRAINING);
      expect(answer.ok && answer.value.map(({ includedAddOns }) => includedAddOns.length)).toEqual([2, 3, 6, 0]);
    });

    test('offer the extra add-ons of one package', async () => {
      expect(await packages().addOnsOf(TRAINING, 501)).toEqual({
        ok: true,
        value: ['Puppy playgroup', 'Chewing and biting session'],
      });
      expect(await packages().addOnsOf(TRAINING, 503)).toEqual({
        ok: true,
        value: ['Sunday home visit', 'Video call with a behaviourist'],
      });
    });

    test('offer no extra add-ons where a package has none', async () => {
      expect(await packages().addOnsOf(TRAINING, 504)).toEqual({ ok: true, value: [] });
    });

    test('offer the grooming packages with the trims, each in the order of the server', async () => {
      const answer = await packages().listWithTrims(GROOMING);
      expect(answer.ok && answer.value.packages.map(({ id, name: offered, price }) => [id, offered, price])).toEqual([
        [601, 'Bath & Brush', 899],
        [602, 'Full Groom', 1499],
        [603, 'Tick & Flea Care', 1199],
        [604, "Puppy's First Groom", 699],
      ]);
      expect(answer.ok && answer.value.packages[0]).toEqual({
        id: 601,
        name: 'Bath & Brush',
        price: 899,
        durationDays: undefined,
        sessions: undefined,
        color: expect.stringMatching(/\S/),
        icon: expect.stringMatching(/\S/),
        includedAddOns: ['Shampoo bath', 'Blow-dry', 'Brushing'],
      });
      expect(answer.ok && answer.value.trims).toEqual([
        { id: 602, name: 'Teddy Bear Cut', price: 799 },
        { id: 652, name: 'Summer Trim', price: 499 },
        { id: 653, name: 'Lion Cut', price: 999 },
      ]);
    });

    test('offer the add-ons that go with any grooming package', async () => {
      expect(await packages().addOns(GROOMING)).toEqual({
        ok: true,
        value: [
          { id: 671, name: 'Nail Clipping' },
          { id: 672, name: 'Teeth Brushing' },
          { id: 673, name: 'De-shedding' },
          { id: 674, name: 'Paw Balm' },
        ],
      });
    });
  });
}
