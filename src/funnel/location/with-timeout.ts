import type { Clock } from '../../ports/device';
import type { Logger } from '../../ports/telemetry';

interface TimeLimit {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly awaited: string;
  readonly seconds: number;
  readonly signal: AbortSignal;
}

/** Undefined if `signal` aborts, or after the time limit, which is logged. A later answer is dropped (decision D15). */
export function withTimeout<Value>(
  answer: Promise<Value>,
  { clock, logger, awaited, seconds, signal }: TimeLimit,
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    let deadline = Infinity;
    const look = () => {
      // If the device's clock is set back, the wait begins anew instead of becoming longer.
      deadline = Math.min(deadline, clock.now() + seconds * 1000);
      if (clock.now() < deadline) return;
      stop();
      logger.error(`${awaited}: no answer within ${seconds} s`);
      resolve(undefined);
    };
    const stop = clock.everySecond(look);
    look();
    signal.addEventListener('abort', () => {
      stop();
      resolve(undefined);
    });
    answer.finally(stop).then(resolve, reject);
  });
}
