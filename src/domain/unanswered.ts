import { isSameId, type Id } from './ids';

/** An item that was sent, without an answer yet. The server may have added it to the list all the same (decision F5). */
export interface Unanswered {
  /** The whole item, as one text. */
  readonly sent: string;
  /** The ids on the list before. */
  readonly idsBefore: readonly Id[];
}

/** The items that joined the list since; none where another item is to be sent now (decision F5). */
export function newlyCome<Item extends { readonly id: Id }>(
  items: readonly Item[],
  { sent, idsBefore }: Unanswered,
  toBeSent: string,
): readonly Item[] {
  return sent === toBeSent ? items.filter(({ id }) => !idsBefore.some((before) => isSameId(before, id))) : [];
}
