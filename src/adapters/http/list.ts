import { array, object, optional, safeParse, unknown, type GenericSchema, type InferOutput } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { Id } from '../../domain/shape';
import { success, type Answer } from '../../ports/answer';
import type { Logger } from '../../ports/logger';
import type { HttpDependencies } from './client';
import { describeIssue, yes } from './wire';

interface ListCall<Item extends GenericSchema> {
  readonly path: string;
  readonly credentials?: Credentials | undefined;
  readonly isMarkedAsJson?: boolean;
  /** Whether the answer may come without a status, as some are documented (spec section 7); one that says no still fails. */
  readonly isStatusOptional?: boolean;
  /** The documented shape of one item. */
  readonly item: Item;
}

/** Fetches a list. An item without the documented shape is dropped and logged; the rest is answered (decision F4). */
export async function fetchList<Item extends GenericSchema>(
  { client, logger }: HttpDependencies,
  { path, credentials, isMarkedAsJson = false, isStatusOptional = false, item }: ListCall<Item>,
): Promise<Answer<readonly InferOutput<Item>[]>> {
  const schema = object({ status: isStatusOptional ? optional(yes) : yes, data: listOfAnything });
  const answer = await client.call({ method: 'GET', path, credentials, isMarkedAsJson, schema });
  return answer.ok ? success(readItems(logger, { path, list: 'data', items: answer.value.data, item })) : answer;
}

/** A list whose items are looked at one by one, with `readItems`. */
export const listOfAnything = array(unknown());

interface ItemsOfAnAnswer<Item extends GenericSchema> {
  readonly path: string;
  /** The list's name in the answer; the log tells it. */
  readonly list: string;
  readonly items: readonly unknown[];
  readonly item: Item;
}

/** The items that have the documented shape; each other is dropped and logged (decision F4). */
export function readItems<Item extends GenericSchema>(
  logger: Logger,
  { path, list, items, item }: ItemsOfAnAnswer<Item>,
): readonly InferOutput<Item>[] {
  const good: InferOutput<Item>[] = [];
  for (const [index, each] of items.entries()) {
    const read = safeParse(item, each);
    if (read.success) good.push(read.output);
    else logger.error(`GET ${path}: item ${index + 1} of ${list} dropped: ${describeIssue(read.issues[0])}`);
  }
  return good;
}

/** The path of a list that is a customer's own; their id may hold characters that mean something in a path. */
export function customerPath(userId: Id, list: 'pets' | 'address'): string {
  return `user/${encodeURIComponent(userId)}/${list}`;
}
