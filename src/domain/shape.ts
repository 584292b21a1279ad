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

/** Says whether a value of unknown origin, such as a stored draft, is what it should be. */
export type Check = (value: unknown) => boolean;

/** Half of a sign, which no path can carry, or a path's own word for where it is. */
const UNFIT_FOR_A_PATH = /\p{Cs}|^\.{1,2}$/u;

/** Accepts a finite number, or a non-empty text that can be sent as a part of a path. */
export const isId: Check = (value) =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value !== '' && !UNFIT_FOR_A_PATH.test(value);

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
