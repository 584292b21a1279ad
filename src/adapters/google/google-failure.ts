import { failure, type Answer } from '../../ports/answer';
import type { Logger } from '../../ports/logger';

/** Google's own names for "nobody answered"; other codes are an answer. */
const UNREACHABLE_CODES = ['ERROR', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'];

/** Logs what went wrong by Google's code and not by its message, which may quote the address, and answers it. */
export function googleFailure(call: string, error: unknown, logger: Logger): Answer<never> {
  const code = codeOf(error);
  logger.error(`${call}: ${code ?? 'no answer'}`);
  return failure(code === undefined || UNREACHABLE_CODES.includes(code) ? 'unreachable' : 'failed');
}

/** Google's errors carry a code; an error of the network, or of a script that did not load, carries none. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
