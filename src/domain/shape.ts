/** An identifier as the server gave it; it goes back exactly so. */
export type Id = string | number;

/** Whether two ids name the same: a server may answer 12 in one place and '12' in another. */
export function isSameId(one: Id | undefined, other: Id | undefined): boolean {
  return one !== undefined && other !== undefined && String(one) === String(other);
}

/** The item with an id; undefined where there is none, or no id. */
export function findSame<Item extends { readonly id: Id }>(items: readonly Item[], id: Id | undefined): Item | undefined {
  return items.find((item) => isSameId(item.id, id));
}

/** The list with an item added at its end or, where the same one was there, removed. */
export function toggled<Item>(
  items: readonly Item[],
  item: Item,
  isSame: (one: Item, other: Item) => boolean = (one, other) => one === other,
): readonly Item[] {
  const others = items.filter((each) => !isSame(each, item));
  return others.length < items.length ? others : [...items, item];
}

/** Whether nobody could see a text: it has nothing but spaces, control characters and signs that are never drawn, such as zero-width ones. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{DI}]/u.test(text);
}
