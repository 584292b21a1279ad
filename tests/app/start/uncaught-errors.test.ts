import { expect, test, vi } from 'vitest';
import { recordUncaughtErrors } from '../../../src/app/start/uncaught-errors';
import { RecordingTelemetry } from '../../port-contracts/recording-telemetry';

test('telemetry learns of an error that nothing catches, thrown or in a promise', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const telemetry = new RecordingTelemetry();
  const stop = recordUncaughtErrors(telemetry);
  const fail = () => {
    page.dispatchEvent(Object.assign(new Event('error'), { error: 'thrown' }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'in a promise' }));
  };
  fail();
  stop();
  fail();
  vi.unstubAllGlobals();
  expect(telemetry.events).toEqual([
    { kind: 'error', error: 'thrown' },
    { kind: 'error', error: 'in a promise' },
  ]);
});
