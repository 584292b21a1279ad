import type { FieldErrors } from '../domain/field-errors';

/**
 * The reason why a call failed:
 * - `unauthorized`: the server no longer knows the session (HTTP 401);
 * - `refused`: the server says no to the request;
 * - `unclear`: like `refused`, but in words that may mean a yes (decision A10);
 * - `invalid`: the server finds the request itself wrong (HTTP 400 or 422, or another 4xx whose body says no);
 * - `unreachable`: no response arrives: no network, a dropped connection, a timeout, or the caller's signal aborts;
 * - `tooLarge`: the server does not take a request of this size (HTTP 413);
 * - `failed`: another error status, or a response that does not match its schema (decision F4).
 */
export type CallFailure = 'unauthorized' | 'refused' | 'unclear' | 'invalid' | 'unreachable' | 'tooLarge' | 'failed';

/** What the server says about a no, as plain text for the customer (decision F7). */
export interface ServerWords {
  readonly message?: string | undefined;
  /** By the names of what was sent, such as a new pet's. */
  readonly fieldMessages?: FieldErrors | undefined;
}

/** The result of a call through a port. Calls never throw; the adapter logs each failure, but not that a caller aborts. */
export type Answer<Value> =
  { readonly ok: true; readonly value: Value } | ({ readonly ok: false; readonly failure: CallFailure } & ServerWords);

/** Whether the server has judged the request and takes it for nothing. The next attempt then has another key (decision B5). */
export function isNo(answer: Answer<unknown>): boolean {
  return !answer.ok && (answer.failure === 'refused' || answer.failure === 'invalid');
}

export function success<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

export function failure(reason: CallFailure, words?: ServerWords): Answer<never> {
  return { ok: false, failure: reason, ...words };
}
