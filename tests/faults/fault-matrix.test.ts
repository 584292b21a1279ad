import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newDevice } from '../support/device';
import { API_BASE_URL } from '../support/in-process/page-body';
import type { TabBackend } from '../support/in-process/app-tab';
import { Tab } from '../support/in-process/tab';
import { THANK_YOU_PAGE } from '../support/pages';
import { deviceOf, runFaultCase } from './fault-case';
import { FAULTS } from './faults';
import { FaultyServer } from './faulty-server';
import { FaultMatrix } from './matrix';
import { CALL_CASES } from './call-cases';

// Each call of the app meets each fault. The app runs without a browser, and calls a real server over sockets.

const matrix = new FaultMatrix();

// Sets one time zone for all cases, which run at the same time. Otherwise a tab that closes would change the time zone of the open tabs.
beforeAll(() => void vi.stubEnv('TZ', newDevice().timeZone));
afterAll(() => matrix.write('fault-matrix', 'Faults of each call'));

describe.each(CALL_CASES)('$call', (callCase) => {
  test.concurrent.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', async (name, fault) => {
    const outcome = callCase.outcomeOf(fault);
    if (outcome === undefined) {
      matrix.note(callCase.call, name, 'does not apply');
      return;
    }
    matrix.note(callCase.call, name, 'failed');
    const server = await FaultyServer.start();
    const tab = new Tab(deviceOf(callCase, server), backendBehind(server));
    await expect(runFaultCase({ callCase, fault, outcome }, server, tab)).resolves.toBe(THANK_YOU_PAGE.path);
    matrix.note(callCase.call, name, 'passed');
  });
});

test('covers each call and each fault', () => {
  expect(CALL_CASES).toHaveLength(17);
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});

/** Sends a tab's calls to the server over sockets. The page gets a response only once it is complete, as with XMLHttpRequest. */
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
