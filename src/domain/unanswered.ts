import { isSameId, type Id } from './ids';

/** An address or a pet that was sent without a successful answer so far. The server may have saved it (decision F5). */
export interface UnansweredItem {
  /** The whole item as JSON. */
  readonly sent: string;
  /** The ids on the server's list before the item was sent. */
  readonly idsBefore: readonly Id[];
}

/** The items that the list gained since the unanswered item was sent; none if `toBeSent`, also as JSON, is another item (decision F5). */
export function newItemsSince<Item extends { readonly id: Id }>(
  items: readonly Item[],
  { sent, idsBefore }: UnansweredItem,
  toBeSent: string,
): readonly Item[] {
  return sent === toBeSent ? items.filter(({ id }) => !idsBefore.some((before) => isSameId(before, id))) : [];
}
