import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newDevice } from '../support/device';
import { API_BASE_URL } from '../support/in-process/app-program';
import { Tab, type TabBackend } from '../support/in-process/tab';
import { THANK_YOU_PAGE } from '../support/pages';
import { deviceOf, tryCell } from './cell';
import { FAULTS } from './faults';
import { FaultyServer } from './faulty-server';
import { FaultMatrix } from './matrix';
import { TRIED_CALLS } from './tried-calls';

// Each call of spec section 7 meets each fault, over sockets, on its way through the real pages without a browser.

const matrix = new FaultMatrix();

// Cells run side by side: a tab that closes must not change the time zone under the others.
beforeAll(() => void vi.stubEnv('TZ', newDevice().timeZone));
afterAll(() => matrix.write('fault-matrix', 'Faults of each call'));

describe.each(TRIED_CALLS)('$call', (tried) => {
  test.concurrent.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', async (name, fault) => {
    const ending = tried.endingOf(fault);
    if (ending === undefined) {
      matrix.note(tried.call, name, 'does not apply');
      return;
    }
    matrix.note(tried.call, name, 'failed');
    const server = await FaultyServer.start();
    const tab = new Tab(deviceOf(tried, server), backendBehind(server));
    await expect(tryCell({ tried, fault, ending }, server, tab)).resolves.toBe(THANK_YOU_PAGE.path);
    matrix.note(tried.call, name, 'passed');
  });
});

test('has a cell for each call and each fault', () => {
  expect(TRIED_CALLS).toHaveLength(17);
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});

/** Has the calls of a tab go over sockets. The page has an answer when all of it has come, as from a browser's XMLHttpRequest. */
function backendBehind(server: FaultyServer): TabBackend {
  const respond = async (request: Request) => {
    const { method, headers, signal } = request;
    const body = await request.text();
    try {
      const response = await fetch(request.url.replace(API_BASE_URL, server.url), { method, headers, signal, ...(body && { body }) });
      return new Response(await response.arrayBuffer(), response);
    } catch {
      return Response.error();
    }
  };
  return {
    respond,
    get heldCount() {
      return server.heldCount;
    },
  };
}
