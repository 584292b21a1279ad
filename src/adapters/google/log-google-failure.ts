import { failure, type Answer } from '../../ports/answer';
import type { Logger } from '../../ports/telemetry';

/** Google's error codes for a request that got no response. */
const UNREACHABLE_CODES = ['ERROR', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'];

/** Logs the error code, not the message, which may quote the customer's address. Returns `unreachable` or `failed`. */
export function logGoogleFailure(call: string, error: unknown, logger: Logger): Answer<never> {
  // There is no code if the network failed or Google's script did not load.
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  logger.error(`${call}: ${code ?? 'no answer'}`);
  return failure(code === undefined || UNREACHABLE_CODES.includes(code) ? 'unreachable' : 'failed');
}
