import { is, object, optional, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { Id } from '../../domain/ids';
import { success, type Answer } from '../../ports/answer';
import type { Logger } from '../../ports/telemetry';
import type { HttpCall, HttpClient } from './client';
import { describeIssue, listSchema, yesStatusFieldSchema } from './wire';

interface ListCall<Item extends GenericSchema> extends Pick<
  HttpCall<GenericSchema>,
  'path' | 'credentials' | 'signal' | 'isMarkedAsJson'
> {
  /** A `status` that does not mean yes always makes the call fail. */
  readonly isStatusOptional?: boolean;
  readonly isEmptyByNo?: boolean;
  readonly item: Item;
}

/** Drops and logs each item that does not match its schema or repeats an id (decision F4). */
export async function fetchList<Item extends GenericSchema>(
  client: HttpClient,
  { path, credentials, signal, isMarkedAsJson = false, isStatusOptional, isEmptyByNo, item }: ListCall<Item>,
): Promise<Answer<readonly InferOutput<Item>[]>> {
  const { logger } = client;
  const data = listSchema(
    (problem) => logger.error(`GET ${path}: data ${problem}`),
    (value) => is(item, value),
  );
  const schema = object({ status: isStatusOptional ? optional(yesStatusFieldSchema) : yesStatusFieldSchema, data });
  const none = isEmptyByNo && { none: { data: [], status: undefined } };
  const answer = await client.call({ method: 'GET', path, credentials, signal, isMarkedAsJson, schema, ...none });
  return answer.ok ? success(parseValidItems(logger, { path, list: 'data', items: answer.value.data, item })) : answer;
}

export function parseValidItems<Item extends GenericSchema>(
  logger: Logger,
  { path, list, items, item }: { path: string; list: string; items: readonly unknown[]; item: Item },
): readonly InferOutput<Item>[] {
  const good: InferOutput<Item>[] = [];
  const ids = new Set<string>();
  for (const [index, each] of items.entries()) {
    const read = safeParse(item, each);
    const problem = read.success ? problemWithId(read.output, ids) : describeIssue(read.issues[0]);
    if (read.success && !problem) good.push(read.output);
    else logger.error(`GET ${path}: item ${index + 1} of ${list} dropped: ${problem}`);
  }
  return good;
}

/** Adds the id to `ids`. The problem if it was there already. */
function problemWithId(item: unknown, ids: Set<string>): string | undefined {
  const { id } = item as { readonly id?: Id };
  if (id === undefined) return undefined;
  if (ids.has(String(id))) return 'its id is taken';
  ids.add(String(id));
  return undefined;
}

/** Encoded, because an id may contain a slash. */
export function petOrAddressListPath(userId: Id, list: 'pets' | 'address'): string {
  return `user/${encodeURIComponent(userId)}/${list}`;
}
