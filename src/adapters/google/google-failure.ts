import { failure, type Answer } from '../../ports/answer';
import type { Logger } from '../../ports/logger';

/** Google's codes for a missing answer. */
const UNREACHABLE_CODES = ['ERROR', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'];

/** Logs a failed call by Google's code, as its message may quote the address. Answers `unreachable` or `failed`. */
export function googleFailure(call: string, error: unknown, logger: Logger): Answer<never> {
  const code = codeOf(error);
  logger.error(`${call}: ${code ?? 'no answer'}`);
  return failure(code === undefined || UNREACHABLE_CODES.includes(code) ? 'unreachable' : 'failed');
}

/** The code of Google's error; undefined for an error of the network or of a script that did not load. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
