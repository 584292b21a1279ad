import type { Credentials } from '../../domain/account';
import type { Draft } from '../../domain/draft';
import type { Id } from '../../domain/ids';
import { newItemsSince } from '../../domain/unconfirmed-save';
import type { Answer } from '../../ports/answer';
import type { DraftStore } from '../stores/draft-store';
import type { SessionStore } from '../stores/session-store';
import type { RemoteList } from './remote-list';

interface Sending<Item, Value> {
  /** The name of the draft's field that stores the item until the server has confirmed it. */
  readonly note: keyof Pick<Draft, 'unansweredAddress' | 'unansweredPet'>;
  /** The item as JSON, to recognise it when it is sent again. */
  readonly sent: string;
  readonly list: RemoteList<Item>;
  readonly reload: () => Promise<unknown>;
  /** Called before an item is sent for the first time, such as to fetch the list. */
  readonly prepare?: (() => Promise<void>) | undefined;
  /** Whether an item of the server's list is the same as the item to send. The list lacks some fields, so not all fields are compared. */
  readonly isListed: (item: Item) => boolean;
  readonly send: (credentials: Credentials) => Promise<Answer<Value>>;
}

/** Sends an item to be saved, unless the server has it already from an earlier try that got no response. Returns undefined on failure (decision F5). */
export async function saveUnlessAlreadySaved<Item extends { readonly id: Id }, Value>(
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
  // Stored before sending, so that it is not lost if the page reloads before the response.
  draft.update({ [note]: { sent, idsBefore: list.items.map(({ id }) => id) } });
  const answer = await session.call(send);
  if (!answer?.ok) return undefined;
  draft.update({ [note]: undefined });
  return { value: answer.value };
}
