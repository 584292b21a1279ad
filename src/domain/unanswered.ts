import { isSameId, type Id } from './shape';

/** What was sent for a list and has no answer yet: it may be on the list all the same (decision F5). */
export interface Unanswered {
  /** All that was sent, as one text. */
  readonly sent: string;
  /** What the list held before. */
  readonly idsBefore: readonly Id[];
}

/** What was not on the list before; nothing where something else is to be sent now (decision F5). */
export function newlyCome<Item extends { readonly id: Id }>(
  items: readonly Item[],
  { sent, idsBefore }: Unanswered,
  toBeSent: string,
): readonly Item[] {
  return sent === toBeSent ? items.filter(({ id }) => !idsBefore.some((before) => isSameId(before, id))) : [];
}
