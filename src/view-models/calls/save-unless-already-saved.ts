import type { Credentials } from '../../domain/account';
import type { Draft } from '../../domain/draft';
import type { Id } from '../../domain/ids';
import { idempotencyKeyOf } from '../../domain/idempotency-key';
import { newItemsSince } from '../../domain/unconfirmed-save';
import { failure, isNo, success, type Answer } from '../../ports/answer';
import type { DraftStore } from '../stores/draft-store';
import type { SessionStore } from '../stores/session-store';
import type { RemoteList } from './remote-list';

interface Sending<Item, Value> {
  /** The name of the draft's field that remembers the sent item until the server confirms that it is saved. */
  readonly note: keyof Pick<Draft, 'unansweredAddress' | 'unansweredPet'>;
  /** The item as JSON. If the customer sends the same item again, the app recognises it by this text. */
  readonly sent: string;
  /** The item's picture, which `sent` leaves out. */
  readonly picture?: string;
  readonly list: RemoteList<Item>;
  readonly reload: () => Promise<unknown>;
  /** Called before sending, for example to fetch the list. If an earlier try got no response, `reload` is called instead. */
  readonly prepare?: (() => Promise<void>) | undefined;
  /** Whether an item of the server's list equals the item to send. The list lacks some fields, so only a few are compared. */
  readonly isListed: (item: Item) => boolean;
  /** Sends the item with a key by which the server recognises a repeated call (decision B5). */
  readonly send: (credentials: Credentials, key: string) => Promise<Answer<Value>>;
}

/** Saves an item on the server, unless an earlier try without a response has saved it (decision F5). */
export async function saveUnlessAlreadySaved<Item extends { readonly id: Id }, Value>(
  draft: DraftStore,
  session: SessionStore,
  { note, sent, picture = '', list, reload, prepare, isListed, send }: Sending<Item, Value>,
): Promise<Answer<{ readonly found: Item } | { readonly value: Value }>> {
  const { credentials } = session;
  const unanswered = draft.current[note];
  if (unanswered) {
    await reload();
    if (!list.isReady) return failure('unreachable');
  } else if (prepare) await prepare();
  if (credentials !== session.credentials) return failure('unreachable');
  const found = unanswered && newItemsSince(list.items, unanswered, sent).find(isListed);
  // The next item may be the same and meant as another, or be sent again after a no, so it gets another key.
  const endAttempt = (changes?: Partial<Draft>) => draft.update({ ...changes, saveCount: draft.current.saveCount + 1 });
  if (found) {
    endAttempt({ [note]: undefined });
    return success({ found });
  }
  const key = idempotencyKeyOf(draft.current.id, [draft.current.saveCount, sent, picture].join(' '));
  // Remembers the item before it is sent: if the page reloads before the response, the next try must check whether it was saved.
  draft.update({ [note]: { sent, idsBefore: list.items.map(({ id }) => id) } });
  const answer = (await session.call((current) => send(current, key))) ?? failure('unreachable');
  if (isNo(answer)) endAttempt();
  if (!answer.ok) return answer;
  endAttempt({ [note]: undefined });
  return success({ value: answer.value });
}
