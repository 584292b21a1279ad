/** An id from the server. The app sends it back unchanged. */
export type Id = string | number;

/** Whether two ids are the same, even if the server writes 12 here and '12' there. False if one is undefined. */
export function isSameId(one: Id | undefined, other: Id | undefined): boolean {
  return one !== undefined && other !== undefined && String(one) === String(other);
}

/** The item with this id; undefined if no item has it, or if `id` is undefined. */
export function findById<Item extends { readonly id: Id }>(
  items: readonly Item[],
  id: Id | undefined,
): Item | undefined {
  return items.find((item) => isSameId(item.id, id));
}

/** The list without the item, or with it added at the end if it was not there. */
export function toggleItem<Item>(
  items: readonly Item[],
  item: Item,
  isSame: (one: Item, other: Item) => boolean = (one, other) => one === other,
): readonly Item[] {
  const others = items.filter((each) => !isSame(each, item));
  return others.length < items.length ? others : [...items, item];
}
