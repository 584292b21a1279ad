import axios, { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Credentials } from '../../domain/account';
import { failure, success, type Answer } from '../../ports/answer';
import type { Logger, Telemetry } from '../../ports/telemetry';
import { CallError, readAnswer, type ExpectedAnswer } from './read-answer';

declare module 'axios' {
  /** What belongs into the headers of a call. */
  interface AxiosRequestConfig {
    credentials?: Credentials | undefined;
    idempotencyKey?: string | undefined;
  }
}

interface HttpClientDependencies {
  /** The absolute URL of the calls. Ends with a slash. */
  readonly baseUrl: string;
  /** Where pictures come from, absolute and with a slash at its end; by default from the server of the calls. */
  readonly picturesUrl?: string;
  readonly sendsKeys?: boolean;
  readonly logger: Logger;
  readonly telemetry: Telemetry;
  /** `call` awaits this before it returns an answer, for example until React has hydrated a prerendered page. */
  readonly beforeAnswer?: (() => Promise<void>) | undefined;
}

export interface HttpCall<Schema extends GenericSchema> extends ExpectedAnswer<Schema> {
  readonly method: 'GET' | 'POST';
  /** The path, relative to the base URL. The log shows the path, so it may contain ids but no other personal data. */
  readonly path: string;
  /** The request body, sent as JSON; undefined sends an empty body. */
  readonly body?: object;
  /** True: the request has JSON's content type even without a body. */
  readonly isMarkedAsJson?: boolean;
  /** A UUID by which the server recognises a repeated call. Sent only if the client `sendsKeys` (decision B5). */
  readonly idempotencyKey?: string;
  /** The customer's session; undefined for a visitor, whose call sends no token. */
  readonly credentials?: Credentials | undefined;
  /** Ends the call. The answer is then `unreachable`, and is not logged. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the uploaded share of a large body, from 0 to 1 (decision F6). */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** How long a call may take (decision F6). */
export const TIMEOUT_IN_MILLISECONDS = 30_000;

/** A body above this size may take longer, and reports its upload's progress. */
const LARGE_IN_BYTES = 50_000;
const TIMEOUT_OF_LARGE_IN_MILLISECONDS = 120_000;

/** Calls the server and parses its answers. Shows no message, repeats no call and never throws. */
export class HttpClient {
  private readonly axios: AxiosInstance;
  readonly logger: Logger;
  readonly picturesUrl: string;
  /** Whether calls carry their idempotency keys (decision B5). */
  readonly sendsKeys: boolean;

  constructor(private readonly dependencies: HttpClientDependencies) {
    const { baseUrl, picturesUrl = baseUrl, sendsKeys = false, logger } = dependencies;
    this.logger = logger;
    this.picturesUrl = picturesUrl;
    this.sendsKeys = sendsKeys;
    this.axios = axios.create({
      baseURL: baseUrl,
      // Unlike XMLHttpRequest, `fetch` asks past the browser's cache (decision B14), and stops at a redirect (decision A10).
      adapter: 'fetch',
      fetchOptions: { cache: 'no-store' },
      maxRedirects: 0,
      // axios would name itself, and servers of other origins would have to allow that header.
      headers: { 'User-Agent': false },
      // Bodies and answers stay text: each call's schema decides whether the answer must be JSON.
      responseType: 'text',
      transformRequest: [],
      // The app has no cookie against forged requests, because its calls carry tokens.
      withXSRFToken: false,
      validateStatus: null,
    });
    this.axios.interceptors.request.use((config) => {
      const { credentials, idempotencyKey, headers } = config;
      if (credentials) headers.setAuthorization(`Bearer ${credentials.token}`);
      if (sendsKeys && idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
      return config;
    });
  }

  /** Makes a call and parses its answer by the schema. A failed call is logged and recorded by telemetry, but not repeated. */
  async call<Schema extends GenericSchema>(call: HttpCall<Schema>): Promise<Answer<InferOutput<Schema>>> {
    const answer = await this.send(call)
      .then((response) => success(readAnswer(response, call)))
      .catch((error: unknown) => this.fail(call, error));
    await this.dependencies.beforeAnswer?.();
    return answer;
  }

  private async send(call: HttpCall<GenericSchema>): Promise<AxiosResponse<string>> {
    const { method, path, body, isMarkedAsJson, idempotencyKey, credentials, signal, onProgress } = call;
    const json = body && JSON.stringify(body);
    const isLarge = json !== undefined && json.length > LARGE_IN_BYTES;
    const tellsProgress = onProgress && isLarge;
    if (tellsProgress) onProgress(0);
    return this.axios.request<string>({
      method,
      url: path,
      // With null as `data`, axios sends an empty body and keeps the content type. With undefined, axios would remove the content type.
      data: json ?? null,
      ...((json || isMarkedAsJson) && { headers: { 'Content-Type': 'application/json' } }),
      credentials,
      idempotencyKey,
      timeout: isLarge ? TIMEOUT_OF_LARGE_IN_MILLISECONDS : TIMEOUT_IN_MILLISECONDS,
      ...(signal && { signal }),
      // `fetch` knows no progress of an upload, so XMLHttpRequest makes this call.
      ...(tellsProgress && {
        adapter: axios.defaults.adapter!,
        onUploadProgress: ({ progress = 0 }) => onProgress(progress),
      }),
    });
  }

  /** Tells log and telemetry. Not an interceptor, because an error that axios did not make does not name its call. */
  private fail({ method, path, signal }: HttpCall<GenericSchema>, error: unknown): Answer<never> {
    if (signal?.aborted) return failure('unreachable');
    // Logs the error's code, not its message, because the message may contain the URL, the body or the token.
    const code = isAxiosError(error) && error.code;
    const known =
      error instanceof CallError ? error : new CallError('unreachable', `no answer (${code || 'unknown error'})`);
    this.logger.error(`${method} ${path}: ${known.message}`);
    this.dependencies.telemetry.record({ kind: 'call', method, path, failure: known.failure, status: known.status });
    return failure(known.failure, known.words);
  }
}
