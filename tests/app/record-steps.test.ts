import { expect, test } from 'vitest';
import { recordSteps } from '../../src/app/record-steps';
import { SENT_BOOKING } from '../domain/draft-example';
import { RecordingTelemetry } from '../port-contracts/recording-telemetry';
import { visitor } from '../pages/visitor';

test('telemetry learns once of each page that the customer reaches and leaves, of each failed Next, and of the end', () => {
  const { funnel } = visitor();
  const telemetry = new RecordingTelemetry();
  recordSteps(funnel, telemetry);
  funnel.arrive('walking', 'package');
  funnel.arrive('walking', 'package');
  funnel.recordFailure(['package']);
  funnel.recordFailure(['package']);
  funnel.arrive('walking', 'summary');
  funnel.finish('key', SENT_BOOKING);
  funnel.dispose();
  expect(telemetry.events).toEqual([
    { kind: 'step', action: 'arrived', service: 'walking', page: 'package' },
    { kind: 'step', action: 'failed', service: 'walking', page: 'package', fields: ['package'] },
    { kind: 'step', action: 'failed', service: 'walking', page: 'package', fields: ['package'] },
    { kind: 'step', action: 'left', service: 'walking', page: 'package' },
    { kind: 'step', action: 'arrived', service: 'walking', page: 'summary' },
    { kind: 'step', action: 'left', service: 'walking', page: 'summary' },
    { kind: 'step', action: 'arrived', service: 'walking', page: 'thankYou' },
  ]);
});

test('telemetry learns of no end if the thank-you page opens without a booking', () => {
  const { funnel } = visitor();
  const telemetry = new RecordingTelemetry();
  recordSteps(funnel, telemetry);
  funnel.arrive('walking', 'package');
  funnel.dispose();
  expect(telemetry.events).toHaveLength(1);
});
