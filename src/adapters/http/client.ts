import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { Credentials } from '../../domain/account';
import { failure, success, type Answer, type CallFailure } from '../../ports/answer';
import type { Logger } from '../../ports/logger';
import { parseJson } from '../schemas';
import { describeIssue } from './wire';

/** Every HTTP adapter works with these. */
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
  /** Below the base address. The log names it, so it carries ids only. */
  readonly path: string;
  /** Goes out as JSON. */
  readonly body?: object;
  /** Whether a call without a body has the content type of JSON all the same. */
  readonly isMarkedAsJson?: boolean;
  /** Whether a 4xx status refuses what was sent, such as a wrong code (decision A4). */
  readonly isRefusedByStatus?: boolean;
  /** The server recognises a repeated call by it (decision B5). */
  readonly idempotencyKey?: string | undefined;
  /** The calling customer; a visitor's call goes without a token. */
  readonly credentials?: Credentials | undefined;
  /** Hears how much of a large body has been sent, from 0 to 1 (decision F6). */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** The documented shape of the answer. It reads undefined where the body is not JSON. */
  readonly schema: Schema;
}

/** How long a call may take, beside the time for sending its body. */
export const DEFAULT_TIMEOUT_IN_MILLISECONDS = 15_000;

/** A call may take one second more for this much of its body (decision F6). */
const BYTES_A_SECOND = 8000;

/** The progress of a larger body is told (decision F6). */
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

  /** Makes a call once and answers its body as the schema reads it. Logs a failing call once. */
  async call<Schema extends GenericSchema>(call: HttpCall<Schema>): Promise<Answer<InferOutput<Schema>>> {
    const { method, path, body, isMarkedAsJson, isRefusedByStatus, idempotencyKey, credentials, onProgress, schema } = call;
    const fail = (reason: CallFailure, problem: string) => {
      this.logger.error(`${method} ${path}: ${problem}`);
      return failure(reason);
    };
    try {
      const json = body && JSON.stringify(body);
      // Only base64 makes a body long, and each of its characters is a byte.
      const bytes = json?.length ?? 0;
      const tellsProgress = onProgress && bytes > LARGE_IN_BYTES;
      if (tellsProgress) onProgress(0);
      const response = await this.axios.request<string>({
        method,
        url: path,
        // Without data, axios would take the content type away; null is sent as nothing.
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

/** A 4xx refuses, except those that ask to try the same again: 408, 425 and 429. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
