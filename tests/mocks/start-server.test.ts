import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { PRESET_NAMES } from '../../mocks/presets';
import { startMockServer } from '../../mocks/server';
import { explain, readOptions } from '../../mocks/server-options';
import { CLOCK } from './support';

let command: ReturnType<typeof start> | undefined;
afterEach(() => command?.kill());

function start(...options: string[]) {
  return spawn(process.execPath, ['--import', 'tsx', 'mocks/start-server.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
}

describe('the command', () => {
  test('prints the address and the phone numbers, and keeps running', async () => {
    command = start('--port', '0', '--preset', 'no-packages');
    const lines: string[] = [];
    const reader = createInterface(command.stdout).on('line', (line) => {
      lines.push(line);
      if (line.endsWith('Stop with Ctrl+C.')) reader.close();
    });
    await once(reader, 'close');
    expect(lines).toContain('The phone numbers 9000000001 to 9000000020 start a preset each when they sign up or log in.');
    const url = /http:\/\/\S+/.exec(lines[0]!)?.[0];
    expect(await (await fetch(`${url}packages/4`)).json()).toEqual({ status: true, data: [] });
    const printed = once(createInterface(command.stdout), 'line');
    await fetch(`${url}telemetry`, { method: 'POST', body: '{"release":"0.1.0","events":[{"kind":"step","page":"walking/package","action":"left"}]}' });
    expect(await printed).toEqual(['telemetry 0.1.0: step walking/package left']);
  });

  test('says how it is used if asked', async () => {
    command = start('--help');
    const [[code], printed] = await Promise.all([once(command, 'close'), text(command.stdout)]);
    expect({ code, printed }).toEqual({ code: 0, printed: 'Usage: npm run mock-server -- [--port 4010] [--host 127.0.0.1] [--preset no-packages]\n' });
  });

  test('ends with one sentence if it cannot start', async () => {
    command = start('--port', '70000');
    const [[code], printed] = await Promise.all([once(command, 'close'), text(command.stderr)]);
    expect({ code, printed }).toEqual({ code: 1, printed: "The port must be a number from 0 to 65535, not '70000'.\n" });
  });
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

test('the options have defaults', () => {
  expect(readOptions([])).toEqual({ port: 4010, host: '127.0.0.1', preset: 'new-city-launch' });
  const words = ['--port', '0', '--host', '0.0.0.0', '--preset', 'no-packages'];
  expect(readOptions(words)).toEqual({ port: 0, host: '0.0.0.0', preset: 'no-packages' });
});

test.each([
  [
    ['--prot', '4010'],
    "Unknown option '--prot'. Usage: npm run mock-server -- [--port 4010] [--host 127.0.0.1] [--preset no-packages]",
  ],
  [['--preset', 'no-package'], `There is no preset 'no-package'; the known ones are ${PRESET_NAMES.join(', ')}.`],
  [['--port', '70000'], "The port must be a number from 0 to 65535, not '70000'."],
])('wrong options %j are refused with one sentence', async (words, sentence) => {
  expect(await explanationOf(() => readOptions(words))).toBe(sentence);
});

test('a taken port is refused with one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const explanation = await explanationOf(() => startMockServer({ port, clock: CLOCK }));
  taken.close();
  expect(explanation).toBe('The port is taken: stop what runs there, or choose another with --port.');
});
