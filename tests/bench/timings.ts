import type { Page } from 'playwright-core';

/** The processor is slowed down by this factor while interactions are measured. */
export const SLOWDOWN = 6;

/** An event of an interaction, as the browser reports it. */
export interface TimedEvent {
  /** From the input to the next painted frame, in milliseconds. */
  readonly duration: number;
  /** The element that got the input. */
  readonly selector: string;
}

/** The page's records since the last reading, in milliseconds. `stepChange` is the time from a click until a new heading was painted. */
export interface Timings {
  readonly events: readonly TimedEvent[];
  readonly stepChange: number | undefined;
}

interface TimedWindow {
  timings?: { events: TimedEvent[]; stepChange: number | undefined };
}

/** Runs in the page, before its scripts: records the duration of events, and the time from a click until a new heading is painted. */
export function recordTimings(): void {
  const timings = { events: [] as TimedEvent[], stepChange: undefined as number | undefined };
  (globalThis as TimedWindow).timings = timings;
  const describe = (element: Element | null) =>
    element ? `${element.localName}${element.id && `#${element.id}`}${element.classList[0] ? `.${element.classList[0]}` : ''}` : 'removed';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId > 0) timings.events.push({ duration: entry.duration, selector: describe(entry.target as Element | null) });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const headingNow = () => document.querySelector('h1')?.textContent;
  let pressedAt = 0;
  let heading: string | undefined;
  addEventListener('click', ({ timeStamp }) => void ([pressedAt, heading] = [timeStamp, headingNow()]), { capture: true });
  new MutationObserver(() => {
    const now = headingNow();
    if (now === undefined || heading === undefined || now === heading) return;
    heading = now;
    const { port1, port2 } = new MessageChannel();
    // A message that is sent in an animation frame arrives after that frame is painted.
    port1.addEventListener('message', () => void (timings.stepChange = performance.now() - pressedAt));
    port1.start();
    requestAnimationFrame(() => port2.postMessage(''));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits some frames and 150 ms, so that the browser reports the last events. Returns the timings since the last call. */
export function readTimings(page: Page): Promise<Timings> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await frame();
    const { timings } = globalThis as TimedWindow;
    const result = { events: timings!.events.splice(0), stepChange: timings!.stepChange };
    timings!.stepChange = undefined;
    return result;
  });
}

/** The slowest event. Without events its duration is 0, because the browser reports none shorter than 16 ms. */
export function slowestOf(events: readonly TimedEvent[]): TimedEvent {
  return events.toSorted((left, right) => right.duration - left.duration)[0] ?? { duration: 0, selector: '' };
}
