import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { SCENARIO_NAMES } from '../../mocks/scenarios';

const STARTING_UP_IN_MILLISECONDS = 20_000;

let command: ReturnType<typeof start> | undefined;
afterEach(() => command?.kill());

function start(...options: string[]) {
  return spawn(process.execPath, ['mocks/run.mjs', 'mocks/start-server.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
}

test('the command prints where the server listens, and keeps it running', { timeout: STARTING_UP_IN_MILLISECONDS }, async () => {
  command = start('--port', '0');
  const [line] = (await once(createInterface(command.stdout), 'line')) as [string];
  const url = /http:\/\/\S+/.exec(line)?.[0];
  expect((await fetch(`${url}packages/4`)).status).toBe(200);
});

test('the command names the phone numbers that begin a story', { timeout: STARTING_UP_IN_MILLISECONDS }, async () => {
  command = start('--port', '0');
  const lines: string[] = [];
  const reader = createInterface(command.stdout).on('line', (line) => {
    lines.push(line);
    if (line.endsWith('Stop with Ctrl+C.')) reader.close();
  });
  await once(reader, 'close');
  expect(lines).toContain('The phone numbers 9000000001 to 9000000020 begin a story each when they sign up or log in.');
});

test('the server tells the scenario that is named', { timeout: STARTING_UP_IN_MILLISECONDS }, async () => {
  command = start('--port', '0', '--scenario', 'no-packages');
  const [line] = (await once(createInterface(command.stdout), 'line')) as [string];
  const url = /http:\/\/\S+/.exec(line)?.[0];
  expect(await (await fetch(`${url}packages/4`)).json()).toEqual({ status: true, data: [] });
});

test.each([
  [
    ['--prot', '4010'],
    "Unknown option '--prot'. Usage: npm run mock-server -- [--port 4010] [--host 127.0.0.1] [--scenario no-packages]\n",
  ],
  [['--scenario', 'no-package'], `There is no scenario 'no-package'; the known ones are ${SCENARIO_NAMES.join(', ')}.\n`],
  [['--port', '70000'], "The port must be a number from 0 to 65535, not '70000'.\n"],
])('wrong options %j are refused with one sentence', { timeout: STARTING_UP_IN_MILLISECONDS }, async (options, sentence) => {
  command = start(...options);
  const [[code], said] = await Promise.all([once(command, 'close'), text(command.stderr)]);
  expect({ code, said }).toEqual({ code: 1, said: sentence });
});

test('a port that is taken is refused with one sentence', { timeout: STARTING_UP_IN_MILLISECONDS }, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  command = start('--port', String((taken.address() as AddressInfo).port));
  const [[code], said] = await Promise.all([once(command, 'close'), text(command.stderr)]);
  taken.close();
  expect({ code, said }).toEqual({
    code: 1,
    said: 'The port is taken: stop what runs there, or choose another with --port.\n',
  });
});
