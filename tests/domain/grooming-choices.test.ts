import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_GROOMING_BOOKING, toggleGroomingAddOn, toggleGroomingPackage } from '../../src/domain/grooming';
import './fixed-seed';
import { BATH_AND_BRUSH, EXAMPLE, FULL_GROOM, TEDDY_BEAR_CUT } from './grooming-example';

const EMPTY = EMPTY_GROOMING_BOOKING;

const ids = (items: readonly { readonly id: unknown }[]) => items.map(({ id }) => id);

describe('a package', () => {
  test('keeps the needed part of an offered package', () => {
    expect(toggleGroomingPackage(EMPTY, BATH_AND_BRUSH)).toStrictEqual({
      ...EMPTY,
      packages: [{ id: 601, name: 'Bath & Brush', price: 899 }],
    });
  });

  test('is added at the end, or removed', () => {
    const both = toggleGroomingPackage(toggleGroomingPackage(EMPTY, FULL_GROOM), BATH_AND_BRUSH);
    expect(ids(both.packages)).toEqual([602, 601]);
    expect(ids(toggleGroomingPackage(both, FULL_GROOM).packages)).toEqual([601]);
    expect(ids(toggleGroomingPackage(both, { ...FULL_GROOM, id: '602' }).packages)).toEqual([601]);
  });

  test('does not change trim, add-ons and appointment', () => {
    expect(toggleGroomingPackage(EXAMPLE, BATH_AND_BRUSH)).toEqual({ ...EXAMPLE, packages: [EXAMPLE.packages[0]] });
  });
});

test('a trim is not confused with a package of the same id', () => {
  const trimmed = { ...EMPTY, trim: TEDDY_BEAR_CUT };
  const both = toggleGroomingPackage(trimmed, FULL_GROOM);
  expect([TEDDY_BEAR_CUT.id, FULL_GROOM.id]).toEqual([602, 602]);
  expect([ids(both.packages), both.trim?.name]).toEqual([[602], 'Teddy Bear Cut']);
  expect(toggleGroomingPackage(both, FULL_GROOM)).toEqual(trimmed);
});

test('an add-on is added or removed, by its id and not by its name', () => {
  const balm = { id: 674, name: 'Paw Balm' };
  const namesake = { id: 675, name: 'Paw Balm' };
  const both = toggleGroomingAddOn(toggleGroomingAddOn(EMPTY, balm), namesake);
  expect(both).toStrictEqual({ ...EMPTY, addOns: [balm, namesake] });
  expect(toggleGroomingAddOn(both, balm)).toStrictEqual({ ...EMPTY, addOns: [namesake] });
});

test('the packages are those toggled an odd number of times, in the order of their last addition', () => {
  const offered = [601, 602, 603, 604].map((id) => ({ ...BATH_AND_BRUSH, id }));
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 })), (toggles) => {
      const { packages } = toggles.reduce((booking, index) => toggleGroomingPackage(booking, offered[index]!), EMPTY);
      const isOdd = (index: number) => toggles.filter((each) => each === index).length % 2 === 1;
      const inOrder = toggles.filter((index, place) => isOdd(index) && toggles.lastIndexOf(index) === place);
      expect(ids(packages)).toEqual(inOrder.map((index) => offered[index]!.id));
    }),
  );
});
