import type { ContractChecker, ReceivedAnswer } from './checker';
import { originDeviation, preflightDeviation, preflightHeaders } from './cors';
import type { Operation } from './document';
import { codeOf } from './network-error';

/** The time limit of one call, to which a body adds a millisecond for each 8 bytes. The app aborts its own calls after the same time. */
const TIMEOUT_IN_MILLISECONDS = 15_000;

/** Error codes that mean that no call can reach the server. */
const UNREACHABLE =
  /CERT|UNABLE_TO_VERIFY|^ERR_(TLS|SSL)|^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|(EHOST|ENET)UNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|bad port)$/;

/** A request as the server gets it. */
export interface SentRequest {
  readonly method: string;
  /** The path below the base address. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The text of the body; '' without a body. */
  readonly body: string;
}

export type Id = string | number;

/** The id and token of a customer who is logged in. */
export interface Session {
  readonly id: Id;
  readonly token: string;
}

/** The result of one call. */
export interface Finding {
  /** The call's name, such as 'GET user/{userId}/pets', with a note in brackets if there is one. */
  readonly call: string;
  readonly verdict: 'conforms' | 'deviates' | 'not run';
  /** The answer's HTTP status; undefined without an answer. */
  readonly status?: number;
  /** How long the answer took, with its preflight; undefined without an answer. */
  readonly milliseconds?: number;
  /** The first deviation, or the reason why the call was not made. It contains no values of requests or answers. */
  readonly remark?: string;
}

/** The differences of a call from its example in the contract. */
export interface CallOptions {
  /** A note that is printed in brackets after the call's name. */
  readonly note?: string;
  /** Who makes the call: it has the customer's token, and the customer's id in its path or body. */
  readonly customer?: Session;
  /** Another token than the customer's; '' for none. */
  readonly token?: string;
  /** The values of the path's parameters, other than the customer's id. */
  readonly parameters?: Readonly<Record<string, Id>>;
  readonly idempotencyKey?: string;
  /** Fields that replace those of the example and the customer's id. */
  readonly body?: object;
  /** The expected answer: `yes` is a success, `no` says no with a status of success, `refused` may also be a 4XX. Default: `yes`. */
  readonly expected?: 'yes' | 'no' | 'refused' | 401;
  /** What is wrong with an answer that conforms to the contract; undefined if nothing is. */
  readonly problemWith?: (json: unknown) => string | undefined;
  /** A likely cause of an unexpected answer; it is added to the finding's remark. */
  readonly hint?: string;
}

type AnswerWithHeaders = ReceivedAnswer & { readonly headerDeviation: string | undefined };

/** The server cannot be reached. The message is a sentence to print. */
export class UnreachableError extends Error {}

/** Calls a server and collects the findings. */
export class ServerProbe {
  readonly findings: Finding[] = [];

  /** `origin` is the origin of the app's pages, which the server must allow to make each call. If it is undefined, CORS is not checked. */
  constructor(
    private readonly checker: ContractChecker,
    private readonly baseUrl: string,
    private readonly origin: string | undefined,
    private readonly now: () => number,
  ) {}

  /**
   * Makes a call if its preflight allows it, and adds a finding. Returns the parsed body if the answer conforms and is as expected,
   * else undefined. Throws an `UnreachableError` if the first call cannot reach the server.
   */
  async call<Body = unknown>(id: string, options: CallOptions = {}): Promise<Body | undefined> {
    const { note, expected = 'yes', hint, problemWith } = options;
    const operation = this.#operation(id);
    const begun = this.now();
    const answer = await this.#answerTo(this.#request(operation, options));
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
    // The body is returned even if CORS keeps a page from reading it, because the next calls need its ids.
    return problem ? undefined : (json as Body);
  }

  /** Makes a call that only shows how the server behaves: it adds no finding. Returns status and body, which is undefined if it deviates. */
  async try(
    id: string,
    options: CallOptions,
  ): Promise<{ readonly status: number; readonly json: unknown } | undefined> {
    const operation = this.#operation(id);
    const answer = await this.#answerTo(this.#request(operation, options));
    if (typeof answer === 'string') return undefined;
    return { status: answer.status, json: this.checker.judge(operation, answer).json };
  }

  /** Whether a browser would let a page of the app make a call. */
  async allows(id: string, options: CallOptions): Promise<boolean> {
    return (await this.#preflight(this.#request(this.#operation(id), options))) === undefined;
  }

  /** The contract's example of what a call sends. */
  exampleOf(id: string): object {
    return this.#operation(id).requestExample ?? {};
  }

  /** Adds a finding for each call that was not made, with the reason. */
  skip(ids: readonly string[], remark: string): void {
    for (const id of ids) this.findings.push({ call: this.#operation(id).call, verdict: 'not run', remark });
  }

  #operation(id: string): Operation {
    return this.checker.document.operation(id);
  }

  /** Sends a request's preflight as a browser does. Returns why the call is forbidden; undefined if it is allowed or needs no preflight. */
  async #preflight(request: SentRequest): Promise<string | undefined> {
    const { origin } = this;
    const { method, path } = request;
    const headerNames = Object.keys(headersOf(request));
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

  /** Sends a request if its preflight allows it. Returns the answer, or why there is none. */
  async #answerTo(request: SentRequest): Promise<AnswerWithHeaders | string> {
    return (await this.#preflight(request)) ?? (await this.#send(request));
  }

  async #send(request: SentRequest): Promise<AnswerWithHeaders | string> {
    const { origin } = this;
    const { method, path, body } = request;
    try {
      const headers = { ...headersOf(request), ...(origin && { origin }) };
      const response = await this.#fetch(path, { method, headers, ...(body && { body }) });
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

  /** Says that a call had no answer. If there is no finding yet and no call can reach the server, throws an `UnreachableError` instead. */
  #noAnswer(error: unknown): string {
    const code = codeOf(error);
    if (this.findings.length > 0 || !UNREACHABLE.test(code)) return `no answer (${code})`;
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
      authorization: token ? `Bearer ${token}` : undefined,
      // Only the call for the walking packages is 'for customers'. The app sends it with a content type, though it has no body.
      contentType: example || operation.token === 'for customers' ? 'application/json' : undefined,
      idempotencyKey,
      body: example ? JSON.stringify({ ...example, ...ofCustomer, ...body }) : '',
    };
  }
}

/** A request's headers, in alphabetical order. Each of them makes a browser send a preflight first. */
function headersOf({ authorization, contentType, idempotencyKey }: SentRequest): Record<string, string> {
  return {
    ...(authorization && { authorization }),
    ...(contentType && { 'content-type': contentType }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

/** Why a cache may keep the answer to a GET; undefined if none may, or if it is no list. */
function cachingDeviation(method: string, { ok, headers }: Response): string | undefined {
  if (method !== 'GET' || !ok || /\bno-(store|cache)\b(?!=)/i.test(headers.get('cache-control') ?? ''))
    return undefined;
  return 'cache-control lacks no-store';
}

/** A remark about an answer that conforms to the contract but is not the expected one; undefined if it is. */
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
