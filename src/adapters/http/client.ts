import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { Credentials } from '../../domain/account';
import { failure, success, type Answer, type CallFailure } from '../../ports/answer';
import type { Logger, Telemetry } from '../../ports/telemetry';
import { describeIssue, readAnswerJson } from './wire';

interface HttpClientDependencies {
  /** An absolute URL, or a path on the app's own host. Ends with a slash. */
  readonly baseUrl: string;
  readonly sendsKeys?: boolean;
  readonly idleTimeoutInMilliseconds?: number;
  readonly logger: Logger;
  readonly telemetry: Telemetry;
  /** `call` awaits this before it returns an answer, for example until React has hydrated a prerendered page. */
  readonly beforeAnswer?: (() => Promise<void>) | undefined;
}

export interface HttpCall<Schema extends GenericSchema> {
  readonly method: 'GET' | 'POST';
  /** The path, relative to the base URL. The log shows the path, so it may contain ids but no other personal data. */
  readonly path: string;
  /** The request body, sent as JSON; undefined sends an empty body. */
  readonly body?: object;
  /** True: the request has JSON's content type even without a body. */
  readonly isMarkedAsJson?: boolean;
  /** True: a 4xx status except 408, 425 and 429 gives `refused`. False: it gives `failed`, and 401 `unauthorized` (decision A4). */
  readonly isRefusedByStatus?: boolean;
  /** A UUID by which the server recognises a repeated call. Sent only if the client `sendsKeys` (decision B5). */
  readonly idempotencyKey?: string;
  /** The customer's session; undefined for a visitor, whose call sends no token. */
  readonly credentials?: Credentials | undefined;
  /** Ends the call. The answer is then `unreachable`, and is not logged. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the uploaded share of a large body, from 0 to 1 (decision F6). */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** The schema that the answer must match. It gets undefined if the answer is empty. */
  readonly schema: Schema;
}

/** A call is aborted if it receives no data for this long. A large request body gets more time (decision F6). */
export const DEFAULT_IDLE_TIMEOUT_IN_MILLISECONDS = 15_000;

/** The time limit grows by one second for each 8000 bytes of the body (decision F6). */
const BYTES_A_SECOND = 8000;

/** A body above this size reports its upload's progress (decision F6). */
const LARGE_IN_BYTES = 50_000;

/** Calls the server and parses its answers. Shows no message, repeats no call and never throws. */
export class HttpClient {
  private readonly axios: AxiosInstance;

  constructor(private readonly dependencies: HttpClientDependencies) {
    this.axios = axios.create({
      baseURL: dependencies.baseUrl,
      // Answers stay text: each call's schema decides whether the answer must be JSON.
      responseType: 'text',
      transformRequest: (body: unknown) => body,
      transformResponse: (body: unknown) => body,
      // Keeps axios from reading a cookie against forged requests. The app has no such cookie, because its calls carry tokens.
      xsrfCookieName: '',
      validateStatus: () => true,
    });
  }

  /** Makes a call and parses its answer by the schema. A failed call is logged and recorded by telemetry, but not repeated. */
  async call<Schema extends GenericSchema>(call: HttpCall<Schema>): Promise<Answer<InferOutput<Schema>>> {
    const answer = await this.answerTo(call);
    await this.dependencies.beforeAnswer?.();
    return answer;
  }

  private async answerTo<Schema extends GenericSchema>(call: HttpCall<Schema>): Promise<Answer<InferOutput<Schema>>> {
    const {
      method,
      path,
      body,
      isMarkedAsJson,
      isRefusedByStatus,
      idempotencyKey,
      credentials,
      signal,
      onProgress,
      schema,
    } = call;
    const {
      logger,
      sendsKeys,
      telemetry,
      idleTimeoutInMilliseconds = DEFAULT_IDLE_TIMEOUT_IN_MILLISECONDS,
    } = this.dependencies;
    const fail = (reason: CallFailure, problem: string, status?: number) => {
      logger.error(`${method} ${path}: ${problem}`);
      telemetry.record({ kind: 'call', method, path, failure: reason, status });
      return failure(reason);
    };
    const silence = new AbortController();
    const end = () => silence.abort();
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const allowSilence = (milliseconds: number) => {
      clearTimeout(timer);
      if (silence.signal.aborted) return;
      timer = setTimeout(() => silence.abort(), milliseconds);
    };
    try {
      const json = body && JSON.stringify(body);
      // Counts characters as bytes: only a picture's base64 makes a body long, and base64 has one byte per character.
      const bytes = json?.length ?? 0;
      const tellsProgress = onProgress && bytes > LARGE_IN_BYTES;
      if (tellsProgress) onProgress(0);
      allowSilence(idleTimeoutInMilliseconds + Math.floor(bytes / BYTES_A_SECOND) * 1000);
      const response = await this.axios.request<string>({
        method,
        url: path,
        // With null as `data`, axios sends an empty body and keeps the content type. With undefined, axios would remove the content type.
        data: json ?? null,
        signal: silence.signal,
        // Each received part starts the time limit again: on a slow network, a list with pictures takes longer than the limit.
        onDownloadProgress: () => allowSilence(idleTimeoutInMilliseconds),
        ...(tellsProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
        headers: {
          ...(credentials && { Authorization: `Bearer ${credentials.token}` }),
          ...(sendsKeys && idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...((json || isMarkedAsJson) && { 'Content-Type': 'application/json' }),
        },
      });
      const { status } = response;
      if (isRefusedByStatus && isRefusal(status)) return fail('refused', `status ${status}`, status);
      if (status === 401) return fail('unauthorized', 'status 401', status);
      if (status === 413) return fail('tooLarge', 'status 413', status);
      if (status > 299) return fail('failed', `status ${status}`, status);
      const text = response.data.trim();
      const answer = readAnswerJson(text, response.headers['content-type']);
      // A network that wants a login answers with its own page, which is no yes (decision A10).
      if (answer === undefined && text !== '')
        return fail('failed', `the answer is no JSON (status ${status})`, status);
      const read = safeParse(schema, answer);
      if (read.success) return success(read.output);
      return fail(
        'failed',
        text === '' ? `the answer is empty (status ${status})` : describeIssue(read.issues[0]),
        status,
      );
    } catch (error) {
      if (signal?.aborted) return failure('unreachable');
      // Logs the error's code, not its message, because the message may contain the URL, the body or the token.
      const code = silence.signal.aborted ? 'ETIMEDOUT' : isAxiosError(error) && error.code;
      return fail('unreachable', `no answer (${code || 'unknown error'})`);
    } finally {
      clearTimeout(timer);
      // axios may report progress even after the call has ended. Because of this abort, such a report starts no new timer.
      silence.abort();
    }
  }
}

/** Whether a 4xx status refuses the call. 408, 425 and 429 do not: they ask to repeat the call. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
