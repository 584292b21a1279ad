/** Groups items by a key. The groups are in the order of their first items. */
export function groupsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): readonly (readonly [Key, readonly Item[]])[] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
