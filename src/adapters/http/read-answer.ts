import axios, { type AxiosResponse } from 'axios';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { CallFailure, ServerWords } from '../../ports/answer';
import { describeIssue, isYesStatus, noOf, readAnswerJson, saysNone, serverWordsOf } from './wire';

export interface ExpectedAnswer<Schema extends GenericSchema> {
  /** A 4xx status other than 408, 425 and 429 gives `refused` (decision A4). */
  readonly isRefusedByStatus?: boolean;
  /** Gets undefined if the answer is empty. */
  readonly schema: Schema;
  /** What a 404 is read as, and a no beside an empty list (decision P9). */
  readonly none?: InferOutput<Schema>;
  /** Names that differ in the form. With them, a no tells what the server says (decision F7). */
  readonly fieldNames?: Readonly<Record<string, string>>;
}

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

/** Throws a `CallError`. */
export function readAnswer<Schema extends GenericSchema>(
  response: AxiosResponse<string>,
  { isRefusedByStatus, schema, none, fieldNames }: ExpectedAnswer<Schema>,
): InferOutput<Schema> {
  const { status, data, headers } = response;
  if (isRedirected(response)) throw new CallError('failed', 'the call was redirected');
  const text = data.trim();
  const answer = readAnswerJson(text, headers['content-type']);
  const no = noOf(answer);
  // A lost session has nothing to say to the customer; a 5xx speaks to developers.
  const isTold = status > 299 ? status < 500 && status !== 401 : no || !isYesStatus(Object(answer).status);
  const words = fieldNames && isTold ? serverWordsOf(answer, fieldNames) : undefined;
  const fail = (reason: CallFailure, problem: string) => new CallError(reason, problem, status, words);
  if (isRefusedByStatus && isRefusal(status)) throw fail('refused', `status ${status}`);
  if (none !== undefined && (status === 404 || (status < 300 && saysNone(answer)))) return none;
  const isJudged = isRefusal(status) && status !== 409 && no === 'refused';
  if (status > 299) throw fail(FAILURES[status] ?? (isJudged ? 'invalid' : 'failed'), `status ${status}`);
  // A network that wants a login answers with its own page (decision A10).
  if (answer === undefined && text !== '') throw fail('failed', `the answer is no JSON (status ${status})`);
  const read = safeParse(schema, answer);
  if (read.success) return read.output;
  const problem = text === '' ? `the answer is empty (status ${status})` : describeIssue(read.issues[0]);
  throw fail(no ?? 'failed', problem);
}

const FAILURES: Readonly<Record<number, CallFailure>> = {
  400: 'invalid',
  401: 'unauthorized',
  422: 'invalid',
};

/** `fetch` stops at a redirect and tells no status; XMLHttpRequest follows it. */
function isRedirected({ status, request, config }: AxiosResponse): boolean {
  const { responseURL } = request as Partial<XMLHttpRequest>;
  return status === 0 || (Boolean(responseURL) && responseURL !== axios.getUri(config));
}

/** 408, 425 and 429 ask to repeat the call. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
