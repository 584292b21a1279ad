import type { FieldErrors } from '../domain/field-errors';

/**
 * - `unauthorized`: the server no longer knows the session (HTTP 401);
 * - `refused`: it says no;
 * - `unclear`: in words that may mean a yes (decision A10);
 * - `invalid`: it finds the request itself wrong (HTTP 400 or 422, or another 4xx whose body says no);
 * - `unreachable`: no response, or the caller's signal aborts;
 * - `failed`: another error status, or a response that does not match its schema (decision F4).
 */
export type CallFailure = 'unauthorized' | 'refused' | 'unclear' | 'invalid' | 'unreachable' | 'failed';

/** Plain text for the customer (decision F7). */
export interface ServerWords {
  readonly message?: string | undefined;
  /** By the names of what was sent. */
  readonly fieldMessages?: FieldErrors | undefined;
}

/** Calls never throw; the adapter logs each failure, but not that a caller aborts. */
export type Answer<Value> =
  { readonly ok: true; readonly value: Value } | ({ readonly ok: false; readonly failure: CallFailure } & ServerWords);

/** The next attempt then has another key (decision B5). */
export function isNo(answer: Answer<unknown>): boolean {
  return !answer.ok && (answer.failure === 'refused' || answer.failure === 'invalid');
}

export function success<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

export function failure(reason: CallFailure, words?: ServerWords): Answer<never> {
  return { ok: false, failure: reason, ...words };
}
