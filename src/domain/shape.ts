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

/** Says whether a value of unknown origin, such as a stored draft, is what it should be. */
export type Check = (value: unknown) => boolean;

/** Accepts a non-empty text or a finite number. */
export const isId: Check = (value) =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value !== '';

export const isText: Check = (value) => typeof value === 'string';

export const isBoolean: Check = (value) => typeof value === 'boolean';

/** Accepts exactly the given values. */
export const isOneOf = (values: readonly unknown[]): Check => (value) => values.includes(value);

/** Accepts what `check` accepts, and undefined. */
export const isOptional = (check: Check): Check => (value) => value === undefined || check(value);

/** Accepts lists whose every item `check` accepts. */
export const isListOf = (check: Check): Check => (value) => Array.isArray(value) && value.every((item) => check(item));

/** Accepts lists of things with ids, none of them twice. */
export const isListWithoutTwins = (check: Check): Check => (value) => {
  if (!isListOf(check)(value)) return false;
  const ids = (value as readonly { readonly id: Id }[]).map(({ id }) => String(id));
  return new Set(ids).size === ids.length;
};

/** Accepts objects whose named fields all pass their checks; other fields are not looked at. */
export const hasShape = (fields: Readonly<Record<string, Check>>): Check => (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) &&
  Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));
