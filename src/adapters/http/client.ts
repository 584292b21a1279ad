import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { Credentials } from '../../domain/account';
import { failure, success, type Answer, type CallFailure } from '../../ports/answer';
import type { Logger } from '../../ports/logger';
import { parseJson } from '../schemas';
import { describeIssue } from './wire';

/** The dependencies of every HTTP adapter. */
export interface HttpDependencies {
  readonly client: HttpClient;
  readonly logger: Logger;
}

interface HttpClientDependencies {
  /** Absolute, or a path on the app's own host. Ends with a slash. */
  readonly baseUrl: string;
  readonly timeoutInMilliseconds?: number;
  readonly logger: Logger;
}

/** One call to the server. */
export interface HttpCall<Schema extends GenericSchema> {
  readonly method: 'GET' | 'POST';
  /** Relative to the base URL. Logs name it, so it may hold ids but no personal data. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: object;
  /** Whether a call without a body still has JSON's content type. */
  readonly isMarkedAsJson?: boolean;
  /** Whether a 4xx status refuses the input, such as a wrong code (decision A4). */
  readonly isRefusedByStatus?: boolean;
  /** The server recognises a repeated call by this key (decision B5). */
  readonly idempotencyKey?: string | undefined;
  /** The calling customer; undefined for a visitor, whose call has no token. */
  readonly credentials?: Credentials | undefined;
  /** Gets the sent share of a large body, from 0 to 1 (decision F6). */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** The documented shape of the answer. It gets undefined if the body is not JSON. */
  readonly schema: Schema;
}

/** The time limit of a call, without the time for sending its body. */
export const DEFAULT_TIMEOUT_IN_MILLISECONDS = 15_000;

/** The time limit grows by a second for each of these portions of the body (decision F6). */
const BYTES_A_SECOND = 8000;

/** Larger bodies report their progress (decision F6). */
const LARGE_IN_BYTES = 50_000;

/** Calls the server and reads its answers. It shows nothing, retries nothing and never throws. */
export class HttpClient {
  private readonly axios: AxiosInstance;
  private readonly logger: Logger;
  private readonly timeoutInMilliseconds: number;

  constructor({ baseUrl, timeoutInMilliseconds = DEFAULT_TIMEOUT_IN_MILLISECONDS, logger }: HttpClientDependencies) {
    this.logger = logger;
    this.timeoutInMilliseconds = timeoutInMilliseconds;
    this.axios = axios.create({
      baseURL: baseUrl,
      // Whether a body has to be JSON depends on the call.
      responseType: 'text',
      transformRequest: (body: unknown) => body,
      transformResponse: (body: unknown) => body,
      transitional: { clarifyTimeoutError: true },
      validateStatus: () => true,
    });
  }

  /** Makes a call once and parses its answer by the schema. Logs a failure once. */
  async call<Schema extends GenericSchema>(call: HttpCall<Schema>): Promise<Answer<InferOutput<Schema>>> {
    const { method, path, body, isMarkedAsJson, isRefusedByStatus, idempotencyKey, credentials, onProgress, schema } = call;
    const fail = (reason: CallFailure, problem: string) => {
      this.logger.error(`${method} ${path}: ${problem}`);
      return failure(reason);
    };
    try {
      const json = body && JSON.stringify(body);
      // Only base64 makes a body long, and each of its characters is one byte.
      const bytes = json?.length ?? 0;
      const tellsProgress = onProgress && bytes > LARGE_IN_BYTES;
      if (tellsProgress) onProgress(0);
      const response = await this.axios.request<string>({
        method,
        url: path,
        // Without data, axios removes the content type. It sends null as an empty body.
        data: json ?? null,
        timeout: this.timeoutInMilliseconds + Math.floor(bytes / BYTES_A_SECOND) * 1000,
        ...(tellsProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
        headers: {
          ...(credentials && { Authorization: `Bearer ${credentials.token}` }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...((json || isMarkedAsJson) && { 'Content-Type': 'application/json' }),
        },
      });
      if (isRefusedByStatus && isRefusal(response.status)) return fail('refused', `status ${response.status}`);
      if (response.status === 401) return fail('unauthorized', 'status 401');
      if (response.status > 299) return fail('failed', `status ${response.status}`);
      const answer = parseJson(response.data);
      const read = safeParse(schema, answer);
      if (read.success) return success(read.output);
      return fail('failed', answer === undefined ? 'the answer is no JSON' : describeIssue(read.issues[0]));
    } catch (error) {
      // The error's own message may hold the address, the body or the token.
      return fail('unreachable', `no answer (${(isAxiosError(error) && error.code) || 'unknown error'})`);
    }
  }
}

/** Whether a 4xx status refuses the call. 408, 425 and 429 ask for a repetition instead. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
