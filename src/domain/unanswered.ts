import { isSameId, type Id } from './ids';

/** An item that was sent and has no answer yet. The server may have saved it (decision F5). */
export interface Unanswered {
  /** The whole item as JSON. */
  readonly sent: string;
  /** The ids on the list before it was sent. */
  readonly idsBefore: readonly Id[];
}

/** The items that are new on the list since then; none if a different item is to be sent now (decision F5). */
export function newlyCome<Item extends { readonly id: Id }>(
  items: readonly Item[],
  { sent, idsBefore }: Unanswered,
  toBeSent: string,
): readonly Item[] {
  return sent === toBeSent ? items.filter(({ id }) => !idsBefore.some((before) => isSameId(before, id))) : [];
}
