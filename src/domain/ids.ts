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

/** An item without an id is among them too. */
export function itemsWithout<Item>(items: readonly Item[], ids: readonly (Id | undefined)[]): readonly Item[] {
  return items.filter((item) => !ids.some((id) => isSameId(id, idOf(item))));
}

export function idOf(item: unknown): Id | undefined {
  return (item as { readonly id?: Id }).id;
}

export function toggleItem<Item>(
  items: readonly Item[],
  item: Item,
  isSame: (one: Item, other: Item) => boolean = (one, other) => one === other,
): readonly Item[] {
  const others = items.filter((each) => !isSame(each, item));
  return others.length < items.length ? others : [...items, item];
}
