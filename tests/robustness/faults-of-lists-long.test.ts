import { describe, expect, test } from 'vitest';
import { CALLS } from '../../mocks/calls';
import { faultsOf } from './calls';
import { meetFault } from './fault-case';

describe.each(CALLS.filter((call) => call.startsWith('GET ')))('%s', (call) => {
  test.each(faultsOf(call))('$name: $outcome', async ({ kind, outcome }) => {
    await expect(meetFault(call, kind, outcome)).resolves.toBeUndefined();
  });
});
