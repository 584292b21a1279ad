import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { Credentials } from '../../domain/account';
import { failure, success, type Answer, type CallFailure } from '../../ports/answer';
import type { Logger } from '../../ports/logger';
import { describeIssue } from './wire';

/** What every HTTP adapter works with. */
export interface HttpDependencies {
  readonly client: HttpClient;
  readonly logger: Logger;
}

interface HttpClientDependencies {
  /** Ends with a slash; absolute, or a path on the app's own host. */
  readonly baseUrl: string;
  readonly timeoutInMilliseconds?: number;
  readonly logger: Logger;
}

/** One call to the server. */
export interface HttpCall<Schema extends GenericSchema> {
  readonly method: 'GET' | 'POST';
  /** Below the base address. It is logged, so it carries ids only. */
  readonly path: string;
  /** What goes out as JSON. */
  readonly body?: object;
  /** Whether a call without a body says all the same that it speaks JSON, as the specification has it for one. */
  readonly isMarkedAsJson?: boolean;
  /** Whether an error status of the caller's says no to what was sent, such as a wrong code (decision A4). */
  readonly isRefusedByStatus?: boolean;
  /** By which the server knows a call again (decision B5). */
  readonly idempotencyKey?: string | undefined;
  /** Who calls; a visitor's call goes without a token. */
  readonly credentials?: Credentials | undefined;
  /** Is told how much of a large body has been sent, 0 to 1, from its beginning on (decision F6). */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** The documented shape of the answer. It is given undefined for a body that is no JSON. */
  readonly schema: Schema;
}

/** How long a call may take where nothing else is said, beside what the sending of its body takes. */
export const DEFAULT_TIMEOUT_IN_MILLISECONDS = 15_000;

/** For so much of its body a call may take one second more (decision F6). */
const BYTES_A_SECOND = 8000;

/** Of a larger body the progress is told (decision F6). */
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
      // Not JSON: whether a body that is none is wrong depends on the call.
      responseType: 'text',
      transformResponse: (body: unknown) => body,
      transitional: { clarifyTimeoutError: true },
      validateStatus: () => true,
    });
  }

  /** Makes a call once and answers its body as the schema reads it. A failing call is logged once. */
  async call<Schema extends GenericSchema>(call: HttpCall<Schema>): Promise<Answer<InferOutput<Schema>>> {
    const { method, path, body, isMarkedAsJson, isRefusedByStatus, idempotencyKey, credentials, onProgress, schema } = call;
    const fail = (reason: CallFailure, problem: string) => {
      this.logger.error(`${method} ${path}: ${problem}`);
      return failure(reason);
    };
    try {
      // What is long is base64, a byte each.
      const bytes = body ? JSON.stringify(body).length : 0;
      const tellsProgress = onProgress && bytes > LARGE_IN_BYTES;
      if (tellsProgress) onProgress(0);
      const response = await this.axios.request<string>({
        method,
        url: path,
        data: body,
        timeout: this.timeoutInMilliseconds + Math.floor(bytes / BYTES_A_SECOND) * 1000,
        ...(tellsProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
        headers: {
          ...(credentials && { Authorization: `Bearer ${credentials.token}` }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...(isMarkedAsJson && { 'Content-Type': 'application/json' }),
        },
        // Axios takes the content type away where there is no data at all; null is sent as none.
        ...(isMarkedAsJson && { data: null, transformRequest: () => null }),
      });
      if (isRefusedByStatus && isRefusal(response.status)) return fail('refused', `status ${response.status}`);
      if (response.status === 401) return fail('unauthorized', 'status 401');
      if (response.status > 299) return fail('failed', `status ${response.status}`);
      const json = readJson(response.data);
      const read = safeParse(schema, json);
      if (read.success) return success(read.output);
      return fail('failed', json === undefined ? 'the answer is no JSON' : describeIssue(read.issues[0]));
    } catch (error) {
      // The error's own message may hold the address, the body or the token.
      return fail('unreachable', `no answer (${(isAxiosError(error) && error.code) || 'unknown error'})`);
    }
  }
}

/** A 4xx, but for those that tell the caller to try the same again: 408, 425 and 429. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
