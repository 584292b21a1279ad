import { expect, test } from 'vitest';
import type { Call } from '../../mocks/calls';
import { HttpPackages } from '../../src/adapters/http/packages';
import type { Answer } from '../../src/ports/answer';
import { describeFailures } from './failures.contract';
import { startedMockServer } from './mock-server';
import { describePackages } from './packages.contract';
import { ASHA } from './people';

const server = startedMockServer();
const packages = () => new HttpPackages(server.dependencies);

interface PackageCall {
  readonly call: Call;
  readonly make: () => Promise<Answer<unknown>>;
  /** How the log names it, where that differs. */
  readonly logged?: string;
}

const CALLS: readonly PackageCall[] = [
  { call: 'GET packages/4', make: () => packages().listAs(ASHA, '4') },
  { call: 'GET packages/3', make: () => packages().list('3') },
  { call: 'GET packages/2', make: () => packages().listWithTrims('2') },
  { call: 'GET addons/2', make: () => packages().addOns('2') },
  { call: 'GET addons/3/{packageId}', make: () => packages().addOnsOf('3', 501), logged: 'GET addons/3/501' },
];

describePackages('HttpPackages', packages);

for (const call of CALLS) describeFailures(server, call);

test('the walking packages are asked for with a token where there is one (decision P4)', async () => {
  await packages().listAs(ASHA, '4');
  await packages().listAs(undefined, '4');
  expect(server.backend.requests).toEqual([
    { method: 'GET', path: 'packages/4', body: undefined, token: ASHA.token },
    { method: 'GET', path: 'packages/4', body: undefined },
  ]);
});

test('all others are asked for as documented, without a token and once', async () => {
  await packages().list('3');
  await packages().addOnsOf('3', 502);
  await packages().listWithTrims('2');
  await packages().addOns('2');
  expect(server.backend.requests).toEqual([
    { method: 'GET', path: 'packages/3', body: undefined },
    { method: 'GET', path: 'addons/3/502', body: undefined },
    { method: 'GET', path: 'packages/2', body: undefined },
    { method: 'GET', path: 'addons/2', body: undefined },
  ]);
  expect(server.errors).toEqual([]);
});

test.each(CALLS)('$call with the status no is a failure', async ({ call, make, logged = call }) => {
  server.backend.fail(call, { refused: 'Not today' });
  expect(await make()).toEqual({ ok: false, failure: 'failed' });
  expect(server.errors).toEqual([`${logged}: status is not a yes`]);
});
