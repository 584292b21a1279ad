import { failure, type Answer } from '../../ports/answer';
import type { Logger } from '../../ports/logger';

/** Google's codes for a missing answer; every other code is an answer. */
const UNREACHABLE_CODES = ['ERROR', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'];

/** Answers a failure and logs Google's code. Google's message may quote the address, so it is not logged. */
export function googleFailure(call: string, error: unknown, logger: Logger): Answer<never> {
  const code = codeOf(error);
  logger.error(`${call}: ${code ?? 'no answer'}`);
  return failure(code === undefined || UNREACHABLE_CODES.includes(code) ? 'unreachable' : 'failed');
}

/** Google's errors carry a code. Errors of the network or of the script do not. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
