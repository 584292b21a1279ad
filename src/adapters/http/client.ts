import axios, { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { inject, injectable } from 'inversify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Credentials } from '../../domain/account';
import { failure, success, type Answer } from '../../ports/answer';
import { LOGGER_PORT, TELEMETRY_PORT, type Logger, type Telemetry } from '../../ports/telemetry';
import { CallError, readAnswer, type ExpectedAnswer } from './read-answer';

declare module 'axios' {
  interface AxiosRequestConfig {
    credentials?: Credentials | undefined;
    idempotencyKey?: string | undefined;
  }
}

export const HTTP_SETTINGS = Symbol('HttpSettings');

export interface HttpSettings {
  /** Absolute, with a slash at its end, like `picturesUrl`. */
  readonly baseUrl: string;
  /** By default `baseUrl`. */
  readonly picturesUrl?: string;
  readonly sendsKeys?: boolean;
  /** Awaited before each answer, for example until React has hydrated the page. */
  readonly beforeAnswer?: (() => Promise<void>) | undefined;
}

export interface HttpCall<Schema extends GenericSchema> extends ExpectedAnswer<Schema> {
  readonly method: 'GET' | 'POST';
  /** Is logged, so it may contain ids but no other personal data. */
  readonly path: string;
  readonly body?: object;
  /** The request has JSON's content type even without a body. */
  readonly isMarkedAsJson?: boolean;
  /** Sent only if the client `sendsKeys` (decision B5). */
  readonly idempotencyKey?: string;
  readonly credentials?: Credentials | undefined;
  /** An ended call is `unreachable`, and not logged. */
  readonly signal?: AbortSignal | undefined;
  /** For a large body; from 0 to 1 (decision F6). */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Decision F6. */
export const TIMEOUT_IN_MILLISECONDS = 30_000;

const LARGE_IN_BYTES = 50_000;
const TIMEOUT_OF_LARGE_IN_MILLISECONDS = 120_000;

/** Repeats no call and never throws. */
@injectable()
export class HttpClient {
  private readonly axios: AxiosInstance;
  readonly picturesUrl: string;
  readonly sendsKeys: boolean;

  constructor(
    @inject(HTTP_SETTINGS) private readonly settings: HttpSettings,
    @inject(LOGGER_PORT) readonly logger: Logger,
    @inject(TELEMETRY_PORT) private readonly telemetry: Telemetry,
  ) {
    const { baseUrl, picturesUrl = baseUrl, sendsKeys = false } = settings;
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
      // Each call's schema decides whether the answer must be JSON.
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

  async call<Schema extends GenericSchema>(call: HttpCall<Schema>): Promise<Answer<InferOutput<Schema>>> {
    const answer = await this.send(call)
      .then((response) => success(readAnswer(response, call)))
      .catch((error: unknown) => this.fail(call, error));
    await this.settings.beforeAnswer?.();
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
      // With undefined, axios would remove the content type.
      data: json ?? null,
      ...((json || isMarkedAsJson) && { headers: { 'Content-Type': 'application/json' } }),
      credentials,
      idempotencyKey,
      timeout: isLarge ? TIMEOUT_OF_LARGE_IN_MILLISECONDS : TIMEOUT_IN_MILLISECONDS,
      ...(signal && { signal }),
      // `fetch` knows no progress of an upload.
      ...(tellsProgress && {
        adapter: axios.defaults.adapter!,
        onUploadProgress: ({ progress = 0 }) => onProgress(progress),
      }),
    });
  }

  /** Not an interceptor, because an error that axios did not make does not name its call. */
  private fail({ method, path, signal }: HttpCall<GenericSchema>, error: unknown): Answer<never> {
    if (signal?.aborted) return failure('unreachable');
    // Not the error's message: it may contain the URL, the body or the token.
    const code = isAxiosError(error) && error.code;
    const known =
      error instanceof CallError ? error : new CallError('unreachable', `no answer (${code || 'unknown error'})`);
    this.logger.error(`${method} ${path}: ${known.message}`);
    this.telemetry.record({ kind: 'call', method, path, failure: known.failure, status: known.status });
    return failure(known.failure, known.words);
  }
}
