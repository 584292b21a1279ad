import { isSameId, type Id } from './ids';

/** An address or a pet that was sent to be saved, but got no successful response yet. The server may have saved it all the same (decision F5). */
export interface UnconfirmedSave {
  /** The whole item as JSON. */
  readonly sent: string;
  /** The ids on the server's list before the item was sent. */
  readonly idsBefore: readonly Id[];
}

/** The listed items that are new since the save was sent. An empty list if `toBeSent`, the JSON to send now, differs. */
export function newItemsSince<Item extends { readonly id: Id }>(
  items: readonly Item[],
  { sent, idsBefore }: UnconfirmedSave,
  toBeSent: string,
): readonly Item[] {
  return sent === toBeSent ? items.filter(({ id }) => !idsBefore.some((before) => isSameId(before, id))) : [];
}
