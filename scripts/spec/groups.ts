/** Groups items by a key, in the order in which the keys come first. */
export function groupsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): readonly (readonly [Key, readonly Item[]])[] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
