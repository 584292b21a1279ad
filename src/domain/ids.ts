/** The app sends it back unchanged. */
export type Id = string | number;

/** The server may write 12 here and '12' there. */
export function isSameId(one: Id | undefined, other: Id | undefined): boolean {
  return one !== undefined && other !== undefined && String(one) === String(other);
}

export function findById<Item extends { readonly id: Id }>(
  items: readonly Item[],
  id: Id | undefined,
): Item | undefined {
  return items.find((item) => isSameId(item.id, id));
}

export function toggleItem<Item>(
  items: readonly Item[],
  item: Item,
  isSame: (one: Item, other: Item) => boolean = (one, other) => one === other,
): readonly Item[] {
  const others = items.filter((each) => !isSame(each, item));
  return others.length < items.length ? others : [...items, item];
}
