import { describe, expect, test } from 'vitest';
import type { Call } from '../../mocks/calls';
import type { Answer, CallFailure } from '../../src/ports/answer';
import type { StartedMockServer } from './mock-server';
import { SECRETS } from './people';

type Trouble = 'unreachable' | 'server error' | 'unauthorized' | 'html' | 'wrong shape' | 'empty';

/** What a port's call answers in each trouble of the server. */
const ANSWERS: readonly (readonly [Trouble, CallFailure])[] = [
  ['unreachable', 'unreachable'],
  ['server error', 'failed'],
  ['unauthorized', 'unauthorized'],
  ['html', 'failed'],
  ['wrong shape', 'failed'],
  ['empty', 'failed'],
];

/** For calls whose body is not read (spec section 7): they went well with whatever body. */
export const BODY_IS_NOT_READ = { html: 'success', 'wrong shape': 'success', empty: 'success' } as const;

interface FailingCall {
  /** As the mock server names it. */
  readonly call: Call;
  /** How the log names it, where that differs. */
  readonly logged?: string;
  readonly make: () => Promise<Answer<unknown>>;
  /** What is answered otherwise than by most calls. */
  readonly butFor?: Partial<Record<Trouble, CallFailure | 'success'>>;
}

/** A call that fails answers why, is logged once without anything personal, and is not tried again. */
export function describeFailures(server: StartedMockServer, failing: FailingCall): void {
  const { call, logged = call, make, butFor = {} } = failing;
  describe(`${call} fails`, () => {
    const expectations = ANSWERS.map(([trouble, usual]) => [trouble, butFor[trouble] ?? usual] as const);
    test.each(expectations)('%s: %s', async (trouble, expected) => {
      server.backend.fail(call, trouble);
      const isFailure = expected !== 'success';
      const lines = isFailure ? [`${logged}: …`] : [];
      expect(await make()).toMatchObject(isFailure ? { ok: false, failure: expected } : { ok: true });
      expect(server.backend.requests).toHaveLength(1);
      expect(server.errors.map((line) => line.replace(/: \S.*$/, ': …'))).toEqual(lines);
      for (const secret of SECRETS) expect(server.errors.join()).not.toContain(secret);
    });
  });
}
