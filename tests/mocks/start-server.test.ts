import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';

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

test.each([
  [['--prot', '4010'], "Unknown option '--prot'. Usage: npm run mock-server -- [--port 4010] [--host 127.0.0.1]\n"],
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
