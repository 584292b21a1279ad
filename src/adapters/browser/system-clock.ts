import type { Clock } from '../../ports/device';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  everySecond(listener: () => void): () => void {
    const timer = setInterval(listener, 1000);
    return () => clearInterval(timer);
  }
}
