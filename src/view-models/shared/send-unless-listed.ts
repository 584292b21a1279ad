import type { Credentials } from '../../domain/account';
import type { Draft } from '../../domain/draft';
import type { Id } from '../../domain/ids';
import { newItemsSince } from '../../domain/unanswered';
import type { Answer } from '../../ports/answer';
import type { DraftStore } from '../stores/draft-store';
import type { SessionStore } from '../stores/session-store';
import type { RemoteList } from './remote-list';

interface Sending<Item, Value> {
  /** The field of the draft that notes the item until a call for it succeeds. */
  readonly note: keyof Pick<Draft, 'unansweredAddress' | 'unansweredPet'>;
  /** The item as JSON, to recognise it when it is sent again. */
  readonly sent: string;
  readonly list: RemoteList<Item>;
  readonly reload: () => Promise<unknown>;
  /** Called before an item is sent for the first time, such as to fetch the list. */
  readonly prepare?: (() => Promise<void>) | undefined;
  /** Whether an item of the server's list counts as the one to send. The list lacks some fields, so not all are compared. */
  readonly isListed: (item: Item) => boolean;
  readonly send: (credentials: Credentials) => Promise<Answer<Value>>;
}

/** Sends an item, unless an earlier try without an answer put it on the server's list. Returns undefined on failure (decision F5). */
export async function sendUnlessListed<Item extends { readonly id: Id }, Value>(
  { draft, session }: { readonly draft: DraftStore; readonly session: SessionStore },
  { note, sent, list, reload, prepare, isListed, send }: Sending<Item, Value>,
): Promise<{ readonly found: Item } | { readonly value: Value } | undefined> {
  const { credentials } = session;
  const unanswered = draft.current[note];
  if (unanswered) {
    await reload();
    if (!list.isReady) return undefined;
  } else if (prepare) await prepare();
  if (credentials !== session.credentials) return undefined;
  const found = unanswered && newItemsSince(list.items, unanswered, sent).find(isListed);
  if (found) {
    draft.update({ [note]: undefined });
    return { found };
  }
  // Noted before sending, because the page may reload before the answer.
  draft.update({ [note]: { sent, idsBefore: list.items.map(({ id }) => id) } });
  const answer = await session.call(send);
  if (!answer?.ok) return undefined;
  draft.update({ [note]: undefined });
  return { value: answer.value };
}
