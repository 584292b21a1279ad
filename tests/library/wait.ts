import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';
import { fail } from './scenario-error';

/** Call the returned function repeatedly: after the limit it throws an error with the sentence. */
export function beginWait(): (sentence: () => string) => void {
  const deadline = performance.now() + WAIT_LIMIT_IN_MILLISECONDS;
  return (sentence) => {
    if (performance.now() > deadline) fail(`After ${WAIT_LIMIT_IN_MILLISECONDS / 1000} s: ${sentence()}`);
  };
}
