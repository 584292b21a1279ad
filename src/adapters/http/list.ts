import { array, object, safeParse, unknown, type GenericSchema, type InferOutput } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { Id } from '../../domain/shape';
import { success, type Answer } from '../../ports/answer';
import type { HttpDependencies } from './client';
import { describeIssue, yes } from './wire';

interface ListCall<Item extends GenericSchema> {
  readonly path: string;
  readonly credentials: Credentials | undefined;
  readonly isMarkedAsJson?: boolean;
  /** The documented shape of one item. */
  readonly item: Item;
}

const listAnswer = object({ status: yes, data: array(unknown()) });

/** Fetches a list. An item without the documented shape is dropped and logged; the rest is answered (decision F4). */
export async function fetchList<Item extends GenericSchema>(
  { client, logger }: HttpDependencies,
  { path, credentials, isMarkedAsJson = false, item }: ListCall<Item>,
): Promise<Answer<readonly InferOutput<Item>[]>> {
  const answer = await client.call({ method: 'GET', path, credentials, isMarkedAsJson, schema: listAnswer });
  if (!answer.ok) return answer;
  const items: InferOutput<Item>[] = [];
  for (const [index, each] of answer.value.data.entries()) {
    const read = safeParse(item, each);
    if (read.success) items.push(read.output);
    else logger.error(`GET ${path}: item ${index + 1} dropped: ${describeIssue(read.issues[0])}`);
  }
  return success(items);
}

/** The path of a list that is a customer's own; their id may hold characters that mean something in a path. */
export function customerPath(userId: Id, list: 'pets' | 'address'): string {
  return `user/${encodeURIComponent(userId)}/${list}`;
}
