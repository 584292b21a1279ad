import { isSameId, type Id } from './ids';

/** An address or a pet that was sent, but got no successful response yet. The server may have saved it all the same (decision F5). */
export interface UnansweredItem {
  /** The whole item as JSON. */
  readonly sent: string;
  /** The ids on the server's list before the item was sent. */
  readonly idsBefore: readonly Id[];
}

/** The items that are new in the list since the unanswered item was sent. None if the JSON `toBeSent` is another item (decision F5). */
export function newItemsSince<Item extends { readonly id: Id }>(
  items: readonly Item[],
  { sent, idsBefore }: UnansweredItem,
  toBeSent: string,
): readonly Item[] {
  return sent === toBeSent ? items.filter(({ id }) => !idsBefore.some((before) => isSameId(before, id))) : [];
}
