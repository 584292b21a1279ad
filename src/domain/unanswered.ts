import { isSameId, type Id } from './ids';

/** An item that was sent without an answer so far. The server may have saved it (decision F5). */
export interface Unanswered {
  /** The whole item as JSON. */
  readonly sent: string;
  /** The ids on the server's list before the item was sent. */
  readonly idsBefore: readonly Id[];
}

/** The items that the list gained since the unanswered one was sent; none if `toBeSent` differs from it (decision F5). */
export function newItemsSince<Item extends { readonly id: Id }>(
  items: readonly Item[],
  { sent, idsBefore }: Unanswered,
  toBeSent: string,
): readonly Item[] {
  return sent === toBeSent ? items.filter(({ id }) => !idsBefore.some((before) => isSameId(before, id))) : [];
}
