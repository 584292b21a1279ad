import { afterAll, describe, expect, test } from 'vitest';
import { DEFAULT_TIMEOUT_IN_MILLISECONDS } from '../../src/adapters/http/client';
import { CoreCustomer } from '../../features/assemblies/core-customer';
import type { Detail } from '../../features/support/details';
import { setPatience } from '../../features/support/eventually';
import { THANK_YOU_PAGE } from '../../features/support/pages';
import { FAULTS } from './faults';
import { FaultyServer } from './faulty-server';
import { FaultMatrix } from './matrix';
import { deviceOf, keptParts, meet, type KeptDraft, type Witness } from './meeting';
import { NOW, TRIED_CALLS } from './tried-calls';

// Each call of spec section 7 meets each fault, over sockets, on its way through the app as it is without a browser.

const PATIENCE_IN_MILLISECONDS = 10_000;
const LIMIT_OF_A_CELL_IN_MILLISECONDS = 30_000;
/** How long a call may take in the cells in which no answer comes; nothing waits for it but they. */
const SHORT_LIMIT_IN_MILLISECONDS = 1000;

setPatience(PATIENCE_IN_MILLISECONDS);

/** Without a browser nothing has to be drawn. */
class CoreWitness extends CoreCustomer implements Witness {
  rests(): Promise<void> {
    return Promise.resolve();
  }

  draft(): Promise<KeptDraft> {
    return Promise.resolve(keptParts(new Map(this.keptEntries()).get('bookingDraft')));
  }

  asksFor(detail: Detail): Promise<boolean> {
    return this.valuesOf(detail).then(
      () => true,
      () => false,
    );
  }
}

const matrix = new FaultMatrix();

afterAll(() => matrix.write('fault-matrix', 'Faults of each call'));

describe.each(TRIED_CALLS)('$call', (tried) => {
  test.concurrent.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', async (name, fault) => {
    const ending = tried.endingOf(fault);
    if (ending === undefined) {
      matrix.note(tried.call, name, 'does not apply');
      return;
    }
    matrix.note(tried.call, name, 'failed');
    const server = await FaultyServer.start({ now: () => NOW });
    const customer = new CoreWitness({
      apiBaseUrl: server.url,
      device: deviceOf(tried, server),
      ...(name === 'timeout' && { apiTimeoutInMilliseconds: SHORT_LIMIT_IN_MILLISECONDS }),
    });
    await expect(meet({ server, customer, tried, fault, ending })).resolves.toBe(THANK_YOU_PAGE.path);
    matrix.note(tried.call, name, 'passed');
  }, LIMIT_OF_A_CELL_IN_MILLISECONDS);
});

test('the client waits longer than the eight seconds that an answer may be late', () => {
  expect(DEFAULT_TIMEOUT_IN_MILLISECONDS).toBeGreaterThan(8000);
});

test('has a cell for each call and each fault', () => {
  expect(TRIED_CALLS).toHaveLength(17);
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});
