import { isDeepStrictEqual } from 'node:util';
import type { ContractChecker, ReceivedAnswer, SentRequest } from './checker';
import { mediaTypePointer, type Operation } from './document';

/** As long as the app waits. */
const TIMEOUT_IN_MILLISECONDS = 15_000;

/** What keeps every call from arriving, so that there is nothing to compare. */
const UNREACHABLE =
  /CERT|UNABLE_TO_VERIFY|^ERR_(TLS|SSL)|^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|(EHOST|ENET)UNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;

/** A page that the server is not served with. */
const OTHER_ORIGIN = 'https://other.example';

/** What is said of one call. */
export interface Finding {
  /** As in 'GET user/{userId}/pets'; ids are not told. */
  readonly call: string;
  readonly verdict: 'conforms' | 'deviates' | 'not run';
  /** The answer's; undefined where there was none. */
  readonly status?: number;
  /** The first deviation, or why the call was not run. It has no value of any request or answer. */
  readonly remark?: string;
}

/** How a call is made, where it is not as its example in the contract has it. */
export interface CallOptions {
  /** What is told beside the call. */
  readonly note?: string;
  readonly token?: string;
  /** What stands in the path in place of its names. */
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly idempotencyKey?: string;
  /** Fields in place of those of the example. */
  readonly body?: object;
  /** `yes` is an answer that the call is made for, `no` is a refusal, and a status is that status. */
  readonly expected?: 'yes' | 'no' | 401;
  /** What the body has to be, where it is known. */
  readonly sameAs?: unknown;
  /** What another answer may come from, for the remark. */
  readonly hint?: string;
}

/** The server cannot be reached at all; the message is the sentence to print. */
export class UnreachableError extends Error {}

/** Calls a server, and keeps what is found. */
export class ServerProbe {
  readonly findings: Finding[] = [];

  constructor(
    private readonly checker: ContractChecker,
    private readonly baseUrl: string,
  ) {}

  /**
   * Makes a call and answers its parsed body where it conforms and is what was expected, else undefined. Throws an
   * `UnreachableError` where the first call finds no server.
   */
  async call(id: string, options: CallOptions = {}): Promise<unknown> {
    const { note, expected = 'yes', hint, sameAs } = options;
    const operation = this.checker.document.operation(id);
    const call = note ? `${operation.call} (${note})` : operation.call;
    const answer = await this.#send(operation, options);
    if (typeof answer === 'string') {
      this.findings.push({ call, verdict: 'deviates', remark: `no answer (${answer})` });
      return undefined;
    }
    const { status } = answer;
    const { deviation, isAccepted, json } = this.checker.judge(operation, answer);
    const isOther = sameAs !== undefined && !isDeepStrictEqual(json, sameAs);
    const remark = deviation ?? surprise(status, { isAccepted, expected, hint }) ?? (isOther ? 'the answer is not the same as before' : undefined);
    this.findings.push({ call, status, verdict: remark ? 'deviates' : 'conforms', ...(remark && { remark }) });
    return remark ? undefined : json;
  }

  /** Asks as a browser does whether a page of another origin may send a header with a call. */
  async preflight(id: string, header: string): Promise<void> {
    const { method, path, call } = this.checker.document.operation(id);
    const asked = { origin: OTHER_ORIGIN, 'access-control-request-method': method, 'access-control-request-headers': header };
    const finding = { call: `OPTIONS ${call.slice(method.length + 1)} (${header})` };
    try {
      const { status, headers } = await fetch(this.baseUrl + path, { method: 'OPTIONS', headers: asked, signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS) });
      const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/[,\s]+/);
      const isAllowed = status >= 200 && status <= 299 && (allowed.includes(header) || allowed.includes('*'));
      const remark = 'pages of other origins may not send the header';
      this.findings.push({ ...finding, status, ...(isAllowed ? { verdict: 'conforms' } : { verdict: 'deviates', remark }) });
    } catch (error) {
      this.findings.push({ ...finding, verdict: 'deviates', remark: `no answer (${codeOf(error)})` });
    }
  }

  /** Notes that a call was not made, and why. */
  skip(id: string, remark: string, note?: string): void {
    const { call } = this.checker.document.operation(id);
    this.findings.push({ call: note ? `${call} (${note})` : call, verdict: 'not run', remark });
  }

  /** The answer, or the code of what was in its way. */
  async #send(operation: Operation, options: CallOptions): Promise<ReceivedAnswer | string> {
    const { method, path, authorization, contentType, idempotencyKey, body } = this.#request(operation, options);
    try {
      const response = await fetch(this.baseUrl + path, {
        method,
        headers: {
          ...(authorization && { authorization }),
          ...(contentType && { 'content-type': contentType }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(body && { body }),
        // A redirect is no documented answer, and would turn a POST into a GET.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS),
      });
      const receivedType = response.headers.get('content-type') ?? undefined;
      return { status: response.status, contentType: receivedType, body: await response.text() };
    } catch (error) {
      const code = codeOf(error);
      if (this.findings.length > 0 || !UNREACHABLE.test(code)) return code;
      const sentence = `The server at ${this.baseUrl} cannot be reached (${code}): is the address right, and does it run?`;
      throw new UnreachableError(sentence, { cause: error });
    }
  }

  #request(operation: Operation, { token, parameters = {}, idempotencyKey, body }: CallOptions): SentRequest {
    const { method, path, pointer, node } = operation;
    const mediaType = mediaTypePointer(`${pointer}/requestBody`, 'application/json');
    const [example] = node.requestBody ? this.checker.document.examples(mediaType).values() : [];
    return {
      method,
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? '')),
      authorization: token && `Bearer ${token}`,
      // The walking packages are asked for with a content type too, though without a body.
      contentType: example || operation.token === 'for customers' ? 'application/json' : undefined,
      idempotencyKey,
      body: example ? JSON.stringify({ ...example, ...body }) : '',
    };
  }
}

function surprise(
  status: number,
  { isAccepted, expected, hint }: { isAccepted: boolean; expected: CallOptions['expected']; hint: string | undefined },
): string | undefined {
  const isSuccess = status >= 200 && status <= 299;
  if (expected === 401) return status === 401 ? undefined : 'a token that is none should be answered 401';
  if (isSuccess && isAccepted === (expected === 'yes')) return undefined;
  const problem = isSuccess ? `answered ${isAccepted ? 'yes' : 'no'}, and ${expected} was expected` : 'failed, and all that was sent is right';
  return hint ? `${problem}; ${hint}` : problem;
}

/** The code of a network error. Its message may hold the address with the ids in it. */
function codeOf(error: unknown): string {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'unknown error');
}
