import { isSameId, type Id } from './ids';

/** The server may have saved it all the same (decision F5). */
export interface UnconfirmedSave {
  /** As JSON. */
  readonly sent: string;
  readonly idsBefore: readonly Id[];
}

/** Empty if `toBeSent`, the JSON to send now, differs. */
export function newItemsSince<Item extends { readonly id: Id }>(
  items: readonly Item[],
  { sent, idsBefore }: UnconfirmedSave,
  toBeSent: string,
): readonly Item[] {
  return sent === toBeSent ? items.filter(({ id }) => !idsBefore.some((before) => isSameId(before, id))) : [];
}
