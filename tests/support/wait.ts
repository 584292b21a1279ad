import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';
import { fail } from './scenario-error';

/** Begins a wait. Answers a function to call repeatedly, which throws its sentence once the wait has lasted too long. */
export function beginWait(): (sentence: () => string) => void {
  const deadline = performance.now() + WAIT_LIMIT_IN_MILLISECONDS;
  return (sentence) => {
    if (performance.now() > deadline) fail(`After ${WAIT_LIMIT_IN_MILLISECONDS / 1000} s: ${sentence()}`);
  };
}
