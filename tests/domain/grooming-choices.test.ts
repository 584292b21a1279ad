import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_GROOMING_BOOKING, toggleGroomingAddOn, toggleGroomingPackage } from '../../src/domain/grooming';
import type { ExtraAddOn, OfferedPackage } from '../../src/domain/packages';
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

describe('toggling', () => {
  const offered: readonly OfferedPackage[] = [601, 602, 603, 604].map((id) => ({ ...BATH_AND_BRUSH, id, name: `No. ${id}` }));
  const addOns: readonly ExtraAddOn[] = offered.map(({ id, name }) => ({ id, name }));
  const anyStart = fc.record({
    packages: fc.shuffledSubarray([...offered]).map((chosen) => chosen.map(({ id, name, price }) => ({ id, name, price }))),
    trim: fc.constantFrom(undefined, TEDDY_BEAR_CUT),
    addOns: fc.shuffledSubarray([...addOns]),
    appointment: fc.constant(EXAMPLE.appointment),
  });

  const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).toSorted();

  test('a package or an add-on twice restores the choice', () => {
    fc.assert(
      fc.property(anyStart, fc.nat({ max: 3 }), (start, index) => {
        const packagesTwice = toggleGroomingPackage(toggleGroomingPackage(start, offered[index]!), offered[index]!);
        expect(namesOf(packagesTwice.packages)).toEqual(namesOf(start.packages));
        expect(packagesTwice).toEqual({ ...start, packages: packagesTwice.packages });
        const addOnsTwice = toggleGroomingAddOn(toggleGroomingAddOn(start, addOns[index]!), addOns[index]!);
        expect(namesOf(addOnsTwice.addOns)).toEqual(namesOf(start.addOns));
        expect(addOnsTwice).toEqual({ ...start, addOns: addOnsTwice.addOns });
      }),
    );
  });

  test('packages keeps those toggled an odd number of times, in the order of their last addition', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 })), (toggles) => {
        const { packages } = toggles.reduce((booking, index) => toggleGroomingPackage(booking, offered[index]!), EMPTY);
        const isOdd = (index: number) => toggles.filter((each) => each === index).length % 2 === 1;
        const inOrder = toggles.filter((index, place) => isOdd(index) && toggles.lastIndexOf(index) === place);
        expect(ids(packages)).toEqual(inOrder.map((index) => offered[index]!.id));
      }),
    );
  });

  test('does not modify the given booking', () => {
    const before = structuredClone(EXAMPLE);
    toggleGroomingPackage(EXAMPLE, FULL_GROOM);
    toggleGroomingAddOn(EXAMPLE, { id: 673, name: 'De-shedding' });
    expect(EXAMPLE).toEqual(before);
  });
});
