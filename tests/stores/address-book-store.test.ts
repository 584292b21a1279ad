import { setImmediate as settle } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { NewAddress, SavedAddress } from '../../src/domain/address';
import { failure, success, type Answer } from '../../src/ports/answer';
import { ADDRESSES_PORT, type Addresses } from '../../src/ports/server';
import { AddressBookStore } from '../../src/stores/address-book-store';
import { seen } from '../pages/seen';
import { bindAll } from './container';
import { storesInMemory } from './stores-in-memory';

const HOME: SavedAddress = { id: 1, type: 'Home', address: 'Banjara Hills', isSelected: false };
const NEW: SavedAddress = { id: 2, type: 'Home', address: 'Jubilee Hills', isSelected: false };
const NEW_ADDRESS = { fullAddress: 'Jubilee Hills' } as NewAddress;

/** `list` and `failList` resolve the list request at index `call`; `saved`, the first save. */
function heldBook() {
  const lists: ((answer: Answer<readonly SavedAddress[]>) => void)[] = [];
  const saves: ((answer: Answer<void>) => void)[] = [];
  const { container, session, draft } = storesInMemory({ credentials: { userId: 101, token: 'token' } });
  const addresses: Addresses = {
    list: () => new Promise((resolve) => lists.push(resolve)),
    save: () => new Promise((resolve) => saves.push(resolve)),
  };
  const book = bindAll(container, [[ADDRESSES_PORT, addresses]]).get(AddressBookStore);
  const list = async (call: number, ...items: SavedAddress[]) => (lists[call]!(success(items)), settle());
  const failList = async (call: number) => (lists[call]!(failure('failed')), settle());
  const saved = async (answer: Answer<void> = success(undefined)) => (saves[0]!(answer), settle());
  return { book, draft, session, lists, saves, list, failList, saved };
}

test('offers an only address while none is selected, loading or being saved', async () => {
  const { book, list } = heldBook();
  const offered = seen(() => book.choiceAhead);
  // One that is gone.
  book.select(99);
  await list(0, HOME);
  void book.load();
  await list(1, HOME);
  void book.load();
  await list(2, HOME, NEW);
  void book.load();
  await list(3, HOME);
  book.select(HOME.id);
  book.select(undefined);
  void book.save(NEW_ADDRESS);
  expect(offered).toEqual([undefined, HOME, undefined, HOME, undefined, HOME, undefined, HOME, undefined]);
});

test("selects the new address at any position of the list, even if the list had it before the save's answer", async () => {
  const { book, list, saved } = heldBook();
  await list(0, HOME);
  const save = book.save(NEW_ADDRESS);
  void book.load();
  await list(1, NEW, HOME);
  await saved();
  await list(2, NEW, { ...HOME, id: '1' });
  await save;
  expect(book.selectedId).toBe(NEW.id);
});

test('does not confuse another address with the new one if the list comes after Save', async () => {
  const { book, lists, saves, list, saved } = heldBook();
  const save = book.save(NEW_ADDRESS);
  await settle();
  expect([lists.length, saves.length]).toEqual([1, 0]);
  await list(0, HOME);
  expect([lists.length, saves.length]).toEqual([1, 1]);
  await saved();
  await list(1, NEW, HOME);
  await save;
  expect(book.selectedId).toBe(NEW.id);
});

test('fetches a missing list before it saves, and selects nothing without one', async () => {
  const { book, list, failList, saved } = heldBook();
  await failList(0);
  const save = book.save(NEW_ADDRESS);
  await settle();
  await failList(1);
  await saved();
  await list(2, NEW, HOME);
  expect(await save).toEqual(success(undefined));
  expect(book.selectedId).toBeUndefined();
});

test("is saving from Save until the list comes, and then knows the new address, not the next customer's", async () => {
  const { book, session, list, saved } = heldBook();
  await list(0);
  const news = seen(() => [book.isSaving, book.latestSaved?.id]);
  const save = book.save(NEW_ADDRESS);
  await saved();
  expect(news).toEqual([
    [false, undefined],
    [true, undefined],
  ]);
  await list(1, NEW);
  await save;
  expect(news).toEqual([
    [false, undefined],
    [true, undefined],
    [true, NEW.id],
    [false, NEW.id],
  ]);
  session.end('lost');
  expect(book.latestSaved).toBeUndefined();
});

test('does not save an address for another customer who logged in while the list loaded', async () => {
  const { book, session, lists, saves } = heldBook();
  const save = book.save(NEW_ADDRESS);
  session.end('lost');
  session.begin({ userId: 102, token: 'another' });
  await settle();
  for (const answer of lists) answer(success([HOME]));
  expect(await save).toEqual(failure('unreachable'));
  expect(saves).toEqual([]);
  expect(book.isSaving).toBe(false);
});

describe('a saved address whose list failed', () => {
  async function savedWithoutList() {
    const world = heldBook();
    await world.list(0, HOME);
    const save = world.book.save(NEW_ADDRESS);
    await world.saved();
    await world.failList(1);
    expect(await save).toEqual(success(undefined));
    expect(world.book.selectedId).toBeUndefined();
    const next = world.book.save(NEW_ADDRESS);
    await settle();
    return { ...world, next };
  }

  test('is selected from the list for the next save', async () => {
    const { book, saves, list, next } = await savedWithoutList();
    await list(2, HOME, NEW);
    expect(book.selectedId).toBe(NEW.id);
    saves[1]!(failure('failed'));
    expect(await next).toEqual(failure('failed'));
    expect(book.selectedId).toBe(NEW.id);
  });

  test("leaves the next customer's addresses unselected", async () => {
    const { book, session, lists, failList } = await savedWithoutList();
    await failList(2);
    session.begin({ userId: 102, token: 'another' });
    lists.at(-1)!(success([{ ...NEW, id: 3 }]));
    await settle();
    expect(book.saved.items).toHaveLength(1);
    expect(book.selectedId).toBeUndefined();
  });

  test('is selected later if that list fails too', async () => {
    const { book, saves, list, failList, next } = await savedWithoutList();
    await failList(2);
    saves[1]!(success(undefined));
    await settle();
    await list(3, HOME, NEW);
    expect(await next).toEqual(success(undefined));
    expect(book.selectedId).toBe(NEW.id);
  });
});
