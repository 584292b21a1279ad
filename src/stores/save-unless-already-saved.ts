import type { Credentials } from '../domain/account';
import type { Draft } from '../domain/draft';
import { itemsWithout, type Id } from '../domain/ids';
import { idempotencyKeyOf } from '../domain/idempotency-key';
import { failure, isNo, success, type Answer } from '../ports/answer';
import type { DraftStore } from './draft-store';
import type { SessionStore } from './session-store';
import type { RemoteList } from './remote-list';

interface Sending<Item, Value> {
  /** Remembers the sent item until the server confirms it. */
  readonly note: keyof Pick<Draft, 'unansweredAddress' | 'unansweredPet'>;
  /** JSON, by which the app recognises the same item sent again. */
  readonly sent: string;
  readonly picture?: string;
  readonly list: RemoteList<Item>;
  readonly reload: () => Promise<unknown>;
  /** Not called after a try without a response: then `reload` is. */
  readonly prepare?: (() => Promise<void>) | undefined;
  /** Compares only the few fields that the server lists. */
  readonly isListed: (item: Item) => boolean;
  /** The server recognises a repeated call by the key (decision B5). */
  readonly send: (credentials: Credentials, key: string) => Promise<Answer<Value>>;
}

/**
 * Saves an item on the server, unless an earlier try without a response has saved it (decision F5). `idsBefore` are those of the list
 * before; undefined if it was not ready.
 */
export async function saveUnlessAlreadySaved<Item extends { readonly id: Id }, Value>(
  draft: DraftStore,
  session: SessionStore,
  { note, sent, picture = '', list, reload, prepare, isListed, send }: Sending<Item, Value>,
): Promise<
  Answer<{ readonly found: Item } | { readonly value: Value; readonly idsBefore: readonly Id[] | undefined }>
> {
  const { credentials } = session;
  const unanswered = draft.current[note];
  if (unanswered) {
    await reload();
    if (!list.isReady) return failure('unreachable');
  } else if (prepare) await prepare();
  if (credentials !== session.credentials) return failure('unreachable');
  const found = unanswered?.sent === sent && itemsWithout(list.items, unanswered.idsBefore).find(isListed);
  // The next item may be the same and meant as another, or be sent again after a no, so it gets another key.
  const endAttempt = (changes?: Partial<Draft>) => draft.update({ ...changes, saveCount: draft.current.saveCount + 1 });
  if (found) {
    endAttempt({ [note]: undefined });
    return success({ found });
  }
  const key = idempotencyKeyOf(draft.current.id, [draft.current.saveCount, sent, picture].join(' '));
  const { isReady } = list;
  const idsBefore = list.items.map(({ id }) => id);
  // Remembers the item before it is sent: if the page reloads before the response, the next try must check whether it was saved.
  draft.update({ [note]: { sent, idsBefore } });
  const answer = (await session.call((current) => send(current, key))) ?? failure('unreachable');
  if (isNo(answer)) endAttempt();
  if (!answer.ok) return answer;
  endAttempt({ [note]: undefined });
  return success({ value: answer.value, idsBefore: isReady ? idsBefore : undefined });
}
