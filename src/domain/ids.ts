/** An identifier as the server gave it. It goes back unchanged. */
export type Id = string | number;

/** Whether two ids are the same: a server may answer 12 in one place and '12' in another. */
export function isSameId(one: Id | undefined, other: Id | undefined): boolean {
  return one !== undefined && other !== undefined && String(one) === String(other);
}

/** The item with an id; undefined if the list lacks it, or without an id. */
export function findSame<Item extends { readonly id: Id }>(items: readonly Item[], id: Id | undefined): Item | undefined {
  return items.find((item) => isSameId(item.id, id));
}

/** Removes an item from the list, or adds it at the end. */
export function toggled<Item>(
  items: readonly Item[],
  item: Item,
  isSame: (one: Item, other: Item) => boolean = (one, other) => one === other,
): readonly Item[] {
  const others = items.filter((each) => !isSame(each, item));
  return others.length < items.length ? others : [...items, item];
}
