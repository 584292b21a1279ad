import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startMockServer } from '../../mocks/server';
import { explain, readOptions } from '../../mocks/server-options';
import { CLOCK } from './support';

let command: ReturnType<typeof start> | undefined;
afterEach(() => command?.kill());

function start(...options: string[]) {
  return spawn(process.execPath, ['--import', 'tsx', 'mocks/start-server.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
}

const OLD_VIOLATION = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://b.example/a.png', 'document-uri': 'https://a.example/' } };
const VIOLATION = { body: { effectiveDirective: 'script-src', blockedURL: 'inline', documentURL: 'https://a.example/' } };
const STEP = { kind: 'step', page: 'walking/schedule', action: 'failed', fields: ['startDate', 'slots'] };
const REPORTS: readonly (readonly [path: string, report: unknown, lines: readonly string[]])[] = [
  ['telemetry', { release: '0.1.0', events: [STEP, { kind: 'vital', name: 'CLS', value: 0 }] }, ['telemetry 0.1.0: step walking/schedule failed startDate slots', 'telemetry 0.1.0: vital CLS 0']],
  ['csp-reports', OLD_VIOLATION, ['policy: img-src refused https://b.example/a.png on https://a.example/']],
  ['csp-reports', [VIOLATION], ['policy: script-src refused inline on https://a.example/']],
  ['telemetry', 'hello', ['/telemetry received what is no report.']],
  ['csp-reports', {}, ['/csp-reports received what is no report.']],
];

test('the command prints address, phone numbers and reports, and answers pages of any origin', async () => {
  command = start('--port', '0', '--preset', 'no-packages');
  const lines: string[] = [];
  const reader = createInterface(command.stdout).on('line', (line) => lines.push(line));
  const printed = async (count: number) => {
    while (lines.length < count) await once(reader, 'line');
    return lines.splice(0);
  };
  while (!lines.at(-1)?.endsWith('Stop with Ctrl+C.')) await once(reader, 'line');
  const started = lines.splice(0);
  expect(started).toContain('The phone numbers 9000000001 to 9000000020 start a preset each when they sign up or log in.');
  const url = /http:\/\/\S+/.exec(started[0]!)![0];
  const answer = await fetch(`${url}packages/4`);
  expect([answer.headers.get('access-control-allow-origin'), await answer.json()]).toEqual(['*', { status: true, data: [] }]);
  const preflight = await fetch(`${url}user/addPet`, { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type, authorization, idempotency-key']);
  for (const [path, report, expected] of REPORTS) {
    const [response, told] = await Promise.all([fetch(url + path, { method: 'POST', body: JSON.stringify(report) }), printed(expected.length)]);
    expect([response.status, told]).toEqual([204, expected]);
  }
});

test('the command ends with one sentence if it cannot start', async () => {
  command = start('--port', '70000');
  const [[code], printed] = await Promise.all([once(command, 'close'), text(command.stderr)]);
  expect({ code, printed }).toEqual({ code: 1, printed: "The port must be a number from 0 to 65535, not '70000'.\n" });
});

/** The sentence that the command prints for the error that an action throws; 'nothing' if it throws none. */
async function explanationOf(action: () => unknown): Promise<string> {
  try {
    await action();
  } catch (error) {
    return explain(error);
  }
  return 'nothing';
}

test('wrong options and a taken port are refused with one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const explanation = await explanationOf(() => startMockServer({ port, clock: CLOCK }));
  taken.close();
  expect(explanation).toBe('The port is taken: stop what runs there, or choose another with --port.');
  expect(await explanationOf(() => readOptions(['--prot', '4010']))).toMatch(/^Unknown option '--prot'\. Usage: npm run mock-server -- /);
  expect(await explanationOf(() => readOptions(['--preset', 'no-package']))).toMatch(/^There is no preset 'no-package'; the known ones are new-city-launch, /);
});

test('stopping ends held calls', async () => {
  const server = await startMockServer({ port: 0, clock: CLOCK });
  server.backend.fail('GET packages/4', 'held');
  const call = fetch(`${server.url}packages/4`).catch((error: unknown) => error);
  while (server.backend.requests.length === 0) await setImmediate();
  await server.stop();
  expect(await call).toBeInstanceOf(Error);
});
