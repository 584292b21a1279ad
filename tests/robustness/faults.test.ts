import { describe, expect, test } from 'vitest';
import { CALLS } from '../../mocks/calls';
import { FAULTS, OUTCOMES } from './calls';
import { meetFault } from './fault-case';

describe.each(CALLS)('%s', (call) => {
  const outcomes = OUTCOMES[call].split(/ +/);
  const kinds = Object.entries(FAULTS).map(([name, kind], place) => ({ name, kind, outcome: outcomes[place]! }));

  test.each(kinds.filter(({ outcome }) => outcome !== '-'))('$name: $outcome', async ({ kind, outcome }) => {
    await expect(meetFault(call, kind, outcome)).resolves.toBeUndefined();
  });

  test('has an outcome for each fault', () => expect(outcomes).toHaveLength(kinds.length));
});
