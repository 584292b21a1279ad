/**
 * The reason why a call has no value:
 * - `unauthorized`: the server no longer knows the session (HTTP 401);
 * - `refused`: the server says no; `message` is its reason, if it gives one;
 * - `unreachable`: no answer comes: no network, a dropped connection, a timeout;
 * - `failed`: an error status, or an answer without the documented shape (decision F4).
 */
export type CallFailure = 'unauthorized' | 'refused' | 'unreachable' | 'failed';

/** The result of a port's call. Calls never throw; the adapter logs each failure. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure; readonly message?: string };

/** The answer of a successful call. */
export function success<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

/** The answer of a call that failed. */
export function failure(reason: CallFailure, message?: string): Answer<never> {
  return message === undefined ? { ok: false, failure: reason } : { ok: false, failure: reason, message };
}
