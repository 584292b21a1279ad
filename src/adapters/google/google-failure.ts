import { failure, type Answer } from '../../ports/answer';
import type { Logger } from '../../ports/logger';

/** Google's error codes for a missing answer. */
const UNREACHABLE_CODES = ['ERROR', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'];

/** Logs the error code, not the message, which may quote the customer's address. Returns `unreachable` or `failed`. */
export function googleFailure(call: string, error: unknown, logger: Logger): Answer<never> {
  const code = codeOf(error);
  logger.error(`${call}: ${code ?? 'no answer'}`);
  return failure(code === undefined || UNREACHABLE_CODES.includes(code) ? 'unreachable' : 'failed');
}

/** Google's error code; undefined if the network failed or Google's script did not load. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
