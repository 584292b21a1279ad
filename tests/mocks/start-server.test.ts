import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startMockServer } from '../../mocks/server';
import { explain, readOptions } from '../../mocks/server-options';
import { CLOCK } from './support';

let command: ReturnType<typeof start> | undefined;
afterEach(() => command?.kill());

function start(...options: string[]) {
  return spawn(process.execPath, ['--import', 'tsx', 'mocks/start-server.ts', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const OLD_VIOLATION = {
  'csp-report': {
    'violated-directive': 'img-src',
    'blocked-uri': 'https://b.example/a.png',
    'document-uri': 'https://a.example/',
  },
};
const VIOLATION = {
  body: { effectiveDirective: 'script-src', blockedURL: 'inline', documentURL: 'https://a.example/' },
};
const STEP = { kind: 'step', page: 'walking/schedule', action: 'failed', fields: ['startDate', 'slots'] };
const REPORTS: readonly (readonly [path: string, report: unknown, lines: readonly string[]])[] = [
  [
    'telemetry',
    { release: '0.1.0', events: [STEP, { kind: 'error', name: 'TypeError' }] },
    ['telemetry 0.1.0: step walking/schedule failed startDate slots', 'telemetry 0.1.0: error TypeError'],
  ],
  ['csp-reports', OLD_VIOLATION, ['policy: img-src refused https://b.example/a.png on https://a.example/']],
  ['csp-reports', [VIOLATION], ['policy: script-src refused inline on https://a.example/']],
  ['telemetry', 'hello', ['/telemetry received what is no report.']],
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
  expect(started).toContain(
    'The phone numbers 9000000001 to 9000000020 start a preset each when they sign up or log in.',
  );
  const url = /http:\/\/\S+/.exec(started[0]!)![0];
  const answer = await fetch(`${url}packages/4`);
  expect([answer.headers.get('access-control-allow-origin'), await answer.json()]).toEqual([
    '*',
    { status: true, data: [] },
  ]);
  expect(await (await fetch(`${url}health`)).text()).toBe('ok');
  const preflight = await fetch(`${url}user/addPet`, { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'content-type, authorization, idempotency-key',
  ]);
  for (const [path, report, expected] of REPORTS) {
    const [response, told] = await Promise.all([
      fetch(url + path, { method: 'POST', body: JSON.stringify(report) }),
      printed(expected.length),
    ]);
    expect([response.status, told]).toEqual([204, expected]);
  }
});

async function explanationOf(action: () => unknown): Promise<string> {
  try {
    await action();
  } catch (error) {
    return explain(error);
  }
  return 'nothing';
}

test.each([
  [['--prot', '4010'], /^Unknown option '--prot'\. Usage: npm run mock-server -- /],
  [['--preset', 'no-package'], /^There is no preset 'no-package'; the known ones are new-city-launch, /],
  [['--port', '70000'], /^The port must be a number from 0 to 65535, not '70000'\.$/],
])('the wrong options %j are refused with one sentence', async (words, sentence) => {
  expect(await explanationOf(() => readOptions(words))).toMatch(sentence);
});

test('a taken port is refused with one sentence, and stopping ends held calls', async () => {
  const server = await startMockServer({ port: 0, clock: CLOCK });
  const explanation = await explanationOf(() =>
    startMockServer({ port: Number(new URL(server.url).port), clock: CLOCK }),
  );
  expect(explanation).toBe('The port is taken: stop what runs there, or choose another with --port.');
  server.backend.fail('GET packages/4', 'held');
  const call = fetch(`${server.url}packages/4`).catch((error: unknown) => error);
  while (server.backend.requests.length === 0) await setImmediate();
  await server.stop();
  expect(await call).toBeInstanceOf(Error);
});
