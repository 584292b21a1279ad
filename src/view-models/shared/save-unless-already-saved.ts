import type { Credentials } from '../../domain/account';
import type { Draft } from '../../domain/draft';
import type { Id } from '../../domain/ids';
import { newItemsSince } from '../../domain/unconfirmed-save';
import type { Answer } from '../../ports/answer';
import type { UniqueIds } from '../../ports/device';
import type { DraftStore } from '../stores/draft-store';
import type { SessionStore } from '../stores/session-store';
import type { RemoteList } from './remote-list';

interface Sending<Item, Value> {
  /** The name of the draft's field that remembers the sent item until the server confirms that it is saved. */
  readonly note: keyof Pick<Draft, 'unansweredAddress' | 'unansweredPet'>;
  /** The item as JSON. If the customer sends the same item again, the app recognises it by this text. */
  readonly sent: string;
  /** The length of the item's picture, which `sent` leaves out. */
  readonly pictureLength?: number;
  readonly list: RemoteList<Item>;
  readonly reload: () => Promise<unknown>;
  /** Called before sending, for example to fetch the list. If an earlier try got no response, `reload` is called instead. */
  readonly prepare?: (() => Promise<void>) | undefined;
  /** Whether an item of the server's list equals the item to send. The list lacks some fields, so only a few are compared. */
  readonly isListed: (item: Item) => boolean;
  /** Sends the item with a key by which the server recognises a repeated call (decision B5). */
  readonly send: (credentials: Credentials, key: string) => Promise<Answer<Value>>;
}

/** Saves an item on the server, unless an earlier try without a response has saved it. Returns undefined on failure (decision F5). */
export async function saveUnlessAlreadySaved<Item extends { readonly id: Id }, Value>(
  { draft, session, uniqueIds }: { readonly draft: DraftStore; readonly session: SessionStore; readonly uniqueIds: UniqueIds },
  { note, sent, pictureLength = 0, list, reload, prepare, isListed, send }: Sending<Item, Value>,
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
  const isSame = unanswered?.sent === sent && unanswered.pictureLength === pictureLength;
  const key = isSame ? unanswered.key : uniqueIds.create();
  // Remembers the item before it is sent: if the page reloads before the response, the next try must check whether it was saved.
  draft.update({ [note]: { sent, pictureLength, idsBefore: list.items.map(({ id }) => id), key } });
  const answer = await session.call((current) => send(current, key));
  if (!answer?.ok) return undefined;
  draft.update({ [note]: undefined });
  return { value: answer.value };
}
