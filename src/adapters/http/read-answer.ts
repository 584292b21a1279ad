import axios, { type AxiosResponse } from 'axios';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { CallFailure } from '../../ports/answer';
import { describeIssue, noOf, readAnswerJson, saysNone } from './wire';

export interface ExpectedAnswer<Schema extends GenericSchema> {
  /** True: a 4xx status except 408, 425 and 429 gives `refused`. False: it gives `failed`, and 401 `unauthorized` (decision A4). */
  readonly isRefusedByStatus?: boolean;
  /** The schema that the answer must match. It gets undefined if the answer is empty. */
  readonly schema: Schema;
  /** What a 404 is read as, and an answer that says no because there is nothing (decision P9). Without it, both are failures. */
  readonly none?: InferOutput<Schema>;
}

/** Why a call failed. The message is for the log. */
export class CallError extends Error {
  constructor(
    readonly failure: CallFailure,
    problem: string,
    readonly status?: number,
  ) {
    super(problem);
  }
}

/** The answer, as the call's schema reads it. Throws a `CallError` if the server refuses or answers something else. */
export function readAnswer<Schema extends GenericSchema>(
  response: AxiosResponse<string>,
  { isRefusedByStatus, schema, none }: ExpectedAnswer<Schema>,
): InferOutput<Schema> {
  const { status, data, headers } = response;
  const fail = (reason: CallFailure, problem: string) => new CallError(reason, problem, status);
  if (isRedirected(response)) throw new CallError('failed', 'the call was redirected');
  if (isRefusedByStatus && isRefusal(status)) throw fail('refused', `status ${status}`);
  const text = data.trim();
  const answer = readAnswerJson(text, headers['content-type']);
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

/** Whether the answer is a redirect, at which `fetch` stops and tells no status, or comes from where one has led XMLHttpRequest. */
function isRedirected({ status, request, config }: AxiosResponse): boolean {
  const { responseURL } = request as Partial<XMLHttpRequest>;
  return status === 0 || (Boolean(responseURL) && responseURL !== axios.getUri(config));
}

/** Whether a 4xx status refuses the call. 408, 425 and 429 do not: they ask to repeat the call. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
