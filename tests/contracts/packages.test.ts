import { expect, test } from 'vitest';
import { HttpPackages } from '../../src/adapters/http/packages';
import { describeFailures } from './failures.contract';
import { startedMockServer } from './mock-server';
import { describePackages } from './packages.contract';
import { ASHA } from './people';

const server = startedMockServer();
const packages = () => new HttpPackages(server.dependencies);

describePackages('HttpPackages', packages);

describeFailures(server, { call: 'GET packages/4', make: () => packages().walking(ASHA) });

test('the call carries a token where there is one (decision P4)', async () => {
  await packages().walking(ASHA);
  await packages().walking(undefined);
  expect(server.backend.requests).toEqual([
    { method: 'GET', path: 'packages/4', body: undefined, token: ASHA.token },
    { method: 'GET', path: 'packages/4', body: undefined },
  ]);
});

test('a list with the status no is a failure', async () => {
  server.backend.fail('GET packages/4', { refused: 'Not today' });
  expect(await packages().walking(undefined)).toEqual({ ok: false, failure: 'failed' });
  expect(server.errors).toEqual(['GET packages/4: status is not a yes']);
});
