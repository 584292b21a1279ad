import { isSameId, type Id } from './ids';

/** An address or a pet that was sent to be saved, but got no successful response yet. The server may have saved it all the same (decision F5). */
export interface UnconfirmedSave {
  /** The whole item as JSON. */
  readonly sent: string;
  /** The ids on the server's list before the item was sent. */
  readonly idsBefore: readonly Id[];
  /** A UUID by which the server recognises the same item if it is sent again (decision B5). */
  readonly key: string;
  /** The length of the item's picture, 0 without one. `sent` leaves the picture out, because it is too long to store. */
  readonly pictureLength: number;
}

/** The listed items that are new since the save was sent. An empty list if `toBeSent`, the JSON to send now, differs (decision F5). */
export function newItemsSince<Item extends { readonly id: Id }>(
  items: readonly Item[],
  { sent, idsBefore }: Pick<UnconfirmedSave, 'sent' | 'idsBefore'>,
  toBeSent: string,
): readonly Item[] {
  return sent === toBeSent ? items.filter(({ id }) => !idsBefore.some((before) => isSameId(before, id))) : [];
}
