/**
 * Why a call has no value to give:
 * - `unauthorized`: the server no longer knows the session (HTTP 401);
 * - `refused`: the server answered, and said no; `message` is its reason, where it gave one;
 * - `unreachable`: no answer came: no network, a dropped connection, a timeout;
 * - `failed`: an error status, or an answer without the documented shape (decision F4).
 */
export type CallFailure = 'unauthorized' | 'refused' | 'unreachable' | 'failed';

/** What a port's call ends with. Calls never throw; each failure is logged by the adapter that saw it. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure; readonly message?: string };

/** The answer of a call that went well. */
export function success<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

/** The answer of a call that did not. */
export function failure(reason: CallFailure, message?: string): Answer<never> {
  return message === undefined ? { ok: false, failure: reason } : { ok: false, failure: reason, message };
}
