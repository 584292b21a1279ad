import { expect, test, vi } from 'vitest';
import { recordWebVitals } from '../../../src/adapters/telemetry/web-vitals';
import type { TelemetryEvent } from '../../../src/ports/telemetry';

type Report = (metric: object) => void;
const reportINP = vi.hoisted(() => vi.fn<Report>());
vi.mock('web-vitals/onCLS.js', () => ({ onCLS: () => {} }));
vi.mock('web-vitals/onLCP.js', () => ({ onLCP: () => {} }));
vi.mock('web-vitals/attribution/onINP.js', () => ({ onINP: (report: Report) => reportINP.mockImplementation(report) }));

const INP = { name: 'INP', value: 80, rating: 'good' };

test.each<[name: string, attribution: object, sent: object]>([
  ['an element', { interactionTarget: 'walking/package|form button' }, { page: 'walking/package', element: 'form button' }],
  // A page that comes back from the browser's cache may have counted an interaction without measuring it.
  ['no measured interaction', {}, {}],
  ['an interaction whose element is gone', { interactionTarget: '' }, {}],
  ['an interaction with no element', { interactionTarget: 'walking/package|' }, { page: 'walking/package' }],
])('INP of %s has the page and the element where they are known', (_, attribution, sent) => {
  const events: TelemetryEvent[] = [];
  recordWebVitals({ record: (event) => events.push(event) }, { page: () => 'walking/schedule' });
  reportINP({ ...INP, attribution });
  expect(events).toEqual([{ kind: 'vital', ...INP, ...sent }]);
});
