import type { Browser } from './lighthouse';

/** A load that nothing watches but the page itself. Times are milliseconds. */
export interface PlainLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The parts of the long tasks after the first paint that exceed 50 ms. */
  readonly blocking: number;
  /** The longest task after the first paint; 0 if none took 50 ms. */
  readonly longestTask: number;
  /** The main thread's own time, as without the slowdown. Other work on the machine does not count. */
  readonly mainThread: number;
}

export interface LoadedPage {
  readonly address: string;
  readonly last: string;
}

/** Put into the head of each served page: keeps the long tasks, because the browser does not report those before the observer. */
export const OBSERVER = `<script>longTasks=[];new PerformanceObserver(l=>longTasks.push(...l.getEntries())).observe({type:'longtask'})</script>`;

/** Runs in the page: waits until it has an element, and until two seconds had no long task. */
const readingOf = (last: string) => `new Promise((resolve) => {
  let largestPaint = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (largestPaint = startTime))).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const lastEnd = Math.max(performance.timing.loadEventEnd - performance.timeOrigin, ...longTasks.map(({ startTime, duration }) => startTime + duration));
    if (document.readyState !== 'complete' || !document.querySelector('${last}') || largestPaint === 0 || performance.now() - lastEnd < 2000) return setTimeout(look, 250);
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0].startTime;
    const durations = longTasks.filter(({ startTime }) => startTime > firstPaint).map(({ duration }) => duration);
    const blocking = durations.reduce((sum, duration) => sum + duration - 50, 0);
    resolve({ firstPaint, largestPaint, blocking, longestTask: Math.max(0, ...durations) });
  };
  look();
})`;

/**
 * Loads a page in a new context, without Lighthouse and without DevTools' domains Runtime and Network, which make the browser do work
 * that no customer's browser does. The network has its full speed.
 */
export async function loadPlainly(
  browser: Browser,
  { address, last }: LoadedPage,
  slowdown: number,
): Promise<PlainLoad> {
  const root = await browser.target().createCDPSession();
  const { browserContextId } = (await root.send('Target.createBrowserContext')) as { browserContextId: string };
  // An address of its own tells the new page from all others.
  const blank = `about:blank#${browserContextId}`;
  await root.send('Target.createTarget', { url: blank, browserContextId });
  const session = await (await browser.waitForTarget((target) => target.url() === blank)).createCDPSession();
  const evaluate = async <Answer>(expression: string) => {
    const { result } = (await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: Answer } };
    return result.value;
  };
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Page.navigate', { url: address });
  // The blank page may still be there for a moment.
  while (!(await evaluate<boolean>('"longTasks" in globalThis').catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const load = await evaluate<Omit<PlainLoad, 'mainThread'>>(readingOf(last));
  const { metrics } = (await session.send('Performance.getMetrics')) as {
    metrics: readonly { name: string; value: number }[];
  };
  const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000) / slowdown;
  await root.send('Target.disposeBrowserContext', { browserContextId });
  await root.detach();
  return { ...load, mainThread };
}
