import type { ContractChecker, ReceivedAnswer } from './checker';
import { originDeviation, preflightDeviation, preflightHeaders } from './cors';
import type { Operation } from './document';
import { codeOf } from './network-error';

/** A body adds a millisecond for each 8 bytes. The app aborts its own calls after the same time. */
const TIMEOUT_IN_MILLISECONDS = 15_000;

export interface SentRequest {
  readonly method: string;
  /** Below the base address. */
  readonly path: string;
  /** Each makes a browser send a preflight first. In alphabetical order. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Id = string | number;

export interface Session {
  readonly id: Id;
  readonly token: string;
}

export interface Finding {
  /** Such as 'GET user/{userId}/pets', with a note in brackets if there is one. */
  readonly call: string;
  readonly verdict: 'conforms' | 'deviates' | 'not run';
  readonly status?: number;
  readonly milliseconds?: number;
  /** Contains no values of requests or answers. */
  readonly remark?: string;
}

export interface CallOptions {
  readonly note?: string;
  readonly customer?: Session;
  /** In place of the customer's; '' for none. */
  readonly token?: string;
  /** Without the customer's id. */
  readonly parameters?: Readonly<Record<string, Id>>;
  readonly idempotencyKey?: string;
  readonly body?: object;
  /** `no` says no with a status of success; `refused` may also be a 4XX. Default: `yes`. */
  readonly expected?: 'yes' | 'no' | 'refused' | 401;
  readonly problemWith?: (json: unknown) => string | undefined;
  readonly hint?: string;
}

type AnswerWithHeaders = ReceivedAnswer & { readonly headerDeviation: string | undefined };

export class UnreachableError extends Error {}

export class ServerProbe {
  readonly findings: Finding[] = [];
  /** Sentences for the operator. */
  readonly notes: string[] = [];

  constructor(
    private readonly checker: ContractChecker,
    private readonly baseUrl: string,
    private readonly origin: string | undefined,
    private readonly now: () => number,
  ) {}

  /** Undefined unless the answer is as expected. Throws an `UnreachableError` if the first call gets no answer. */
  async call<Body = unknown>(id: string, options: CallOptions = {}): Promise<Body | undefined> {
    const { note, expected = 'yes', hint, problemWith } = options;
    const operation = this.#operation(id);
    const begun = this.now();
    const request = this.#request(operation, options);
    const answer = (await this.#preflight(request)) ?? (await this.#send(request));
    const milliseconds = this.now() - begun;
    const add = (remark: string | undefined, status?: number) => {
      const call = note ? `${operation.call} (${note})` : operation.call;
      const verdict = remark ? 'deviates' : 'conforms';
      this.findings.push({ call, verdict, ...(status && { status, milliseconds }), ...(remark && { remark }) });
    };
    if (typeof answer === 'string') {
      add(answer);
      return undefined;
    }
    const { status } = answer;
    const { deviation, isAccepted, json } = this.checker.judge(operation, answer);
    const problem = deviation ?? unexpected(status, { isAccepted, expected, hint }) ?? problemWith?.(json);
    add(answer.headerDeviation ?? problem, status);
    // Returned even if CORS keeps a page from reading it, because the next calls need its ids.
    return problem ? undefined : (json as Body);
  }

  exampleOf(id: string): object {
    return this.#operation(id).requestExample ?? {};
  }

  skip(ids: readonly string[], remark: string): void {
    for (const id of ids) this.findings.push({ call: this.#operation(id).call, verdict: 'not run', remark });
  }

  #operation(id: string): Operation {
    return this.checker.document.operation(id);
  }

  async #preflight({ method, path, headers }: SentRequest): Promise<string | undefined> {
    const { origin } = this;
    const headerNames = Object.keys(headers);
    if (origin === undefined || headerNames.length === 0) return undefined;
    const asked = { origin, method, headerNames };
    try {
      const answer = await this.#fetch(path, { method: 'OPTIONS', headers: preflightHeaders(asked) });
      const deviation = preflightDeviation(answer, asked);
      return deviation && `preflight: ${deviation}`;
    } catch (error) {
      return `preflight: ${this.#noAnswer(error)}`;
    }
  }

  async #send({ method, path, headers, body }: SentRequest): Promise<AnswerWithHeaders | string> {
    const { origin } = this;
    try {
      const sent = { ...headers, ...(origin && { origin }) };
      const response = await this.#fetch(path, { method, headers: sent, ...(body && { body }) });
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? undefined,
        body: await response.text(),
        headerDeviation: (origin && originDeviation(response.headers, origin)) || cachingDeviation(method, response),
      };
    } catch (error) {
      return this.#noAnswer(error);
    }
  }

  #noAnswer(error: unknown): string {
    const code = codeOf(error);
    if (this.findings.length > 0) return `no answer (${code})`;
    const sentence = `The server at ${this.baseUrl} cannot be reached (${code}): is the address right, and does it run?`;
    throw new UnreachableError(sentence, { cause: error });
  }

  #fetch(path: string, call: RequestInit): Promise<Response> {
    const size = typeof call.body === 'string' ? call.body.length : 0;
    // Redirects are not followed: the contract has none, and following one would turn a POST into a GET.
    return fetch(this.baseUrl + path, {
      ...call,
      // Adds the headers by which the app asks past all caches.
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS + Math.ceil(size / 8)),
    });
  }

  #request(operation: Operation, { customer, token = customer?.token, ...options }: CallOptions): SentRequest {
    const { method, path, requestExample: example } = operation;
    const { parameters, idempotencyKey, body } = options;
    const values: CallOptions['parameters'] = { ...(customer && { userId: customer.id }), ...parameters };
    const ofCustomer = customer && { user_id: customer.id };
    return {
      method,
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '')),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        // The app sends packages/4 with a content type, though it has no body.
        ...((example || operation.token === 'for customers') && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: example ? JSON.stringify({ ...example, ...ofCustomer, ...body }) : '',
    };
  }
}

function cachingDeviation(method: string, { ok, headers }: Response): string | undefined {
  if (method !== 'GET' || !ok || /\bno-(store|cache)\b(?!=)/i.test(headers.get('cache-control') ?? ''))
    return undefined;
  return 'cache-control lacks no-store';
}

function unexpected(
  status: number,
  { isAccepted, expected, hint }: { isAccepted: boolean; expected: CallOptions['expected']; hint: string | undefined },
): string | undefined {
  const isSuccess = status >= 200 && status <= 299;
  if (expected === 401) return status === 401 ? undefined : 'an invalid token should be answered 401';
  if (expected === 'refused')
    return !isAccepted && status < 500 ? undefined : 'this should be refused, by a no or a 4XX';
  if (isSuccess && isAccepted === (expected === 'yes')) return undefined;
  const problem = isSuccess
    ? `answered ${isAccepted ? 'yes' : 'no'}, and ${expected} was expected`
    : 'an error, although the request is as the contract says';
  return hint ? `${problem}; ${hint}` : problem;
}
