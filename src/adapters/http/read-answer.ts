import axios, { type AxiosResponse } from 'axios';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { CallFailure, ServerWords } from '../../ports/answer';
import { describeIssue, noOf, readAnswerJson, saysNone, serverWordsOf } from './wire';

export interface ExpectedAnswer<Schema extends GenericSchema> {
  /** True: a 4xx status except 408, 425 and 429 gives `refused`. False: it gives `failed`, and 401 `unauthorized` (decision A4). */
  readonly isRefusedByStatus?: boolean;
  /** The schema that the answer must match. It gets undefined if the answer is empty. */
  readonly schema: Schema;
  /** What a 404 is read as, and an answer that says no because there is nothing (decision P9). Without it, both are failures. */
  readonly none?: InferOutput<Schema>;
  /** The customer's fields by the server's names. With them, a no also has what the server says about it (decision F7). */
  readonly fieldNames?: Readonly<Record<string, string>>;
}

/** Why a call failed. The message is for the log. */
export class CallError extends Error {
  constructor(
    readonly failure: CallFailure,
    problem: string,
    readonly status?: number,
    readonly words?: ServerWords,
  ) {
    super(problem);
  }
}

/** The answer, as the call's schema reads it. Throws a `CallError` if the server refuses or answers something else. */
export function readAnswer<Schema extends GenericSchema>(
  response: AxiosResponse<string>,
  { isRefusedByStatus, schema, none, fieldNames }: ExpectedAnswer<Schema>,
): InferOutput<Schema> {
  const { status, data, headers } = response;
  if (isRedirected(response)) throw new CallError('failed', 'the call was redirected');
  const text = data.trim();
  const answer = readAnswerJson(text, headers['content-type']);
  const words = fieldNames && saysWhy(status, answer) ? serverWordsOf(answer, fieldNames) : undefined;
  const fail = (reason: CallFailure, problem: string) => new CallError(reason, problem, status, words);
  if (isRefusedByStatus && isRefusal(status)) throw fail('refused', `status ${status}`);
  if (none !== undefined && (status === 404 || (status < 300 && saysNone(answer)))) return none;
  const no = noOf(answer);
  // A server that judged the request says so by 400 and 422, or by a plain no in an answer of another status.
  const isJudged = isRefusal(status) && status !== 409 && no === 'refused';
  if (status > 299) throw fail(FAILURES[status] ?? (isJudged ? 'invalid' : 'failed'), `status ${status}`);
  // A network that wants a login answers with its own page. That does not count as success (decision A10).
  if (answer === undefined && text !== '') throw fail('failed', `the answer is no JSON (status ${status})`);
  const read = safeParse(schema, answer);
  if (read.success) return read.output;
  const problem = text === '' ? `the answer is empty (status ${status})` : describeIssue(read.issues[0]);
  throw fail(no ?? 'failed', problem);
}

const FAILURES: Readonly<Record<number, CallFailure>> = {
  400: 'invalid',
  401: 'unauthorized',
  413: 'tooLarge',
  422: 'invalid',
};

/** Whether the words of a failed call are for the customer. Those of a lost session are not, and a 5xx speaks to developers (decision F7). */
function saysWhy(status: number, answer: unknown): boolean {
  if (status > 299) return status >= 400 && status < 500 && status !== 401;
  return noOf(answer) !== undefined || (Object(answer) as { readonly status?: unknown }).status === undefined;
}

/** Whether the answer is a redirect, at which `fetch` stops and tells no status, or comes from where one has led XMLHttpRequest. */
function isRedirected({ status, request, config }: AxiosResponse): boolean {
  const { responseURL } = request as Partial<XMLHttpRequest>;
  return status === 0 || (Boolean(responseURL) && responseURL !== axios.getUri(config));
}

/** Whether a 4xx status refuses the call. 408, 425 and 429 do not: they ask to repeat the call. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
