import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { createMockBackend, type MockBackend } from './backend';
import type { Clock } from './handlers/context';
import type { PresetName } from './presets';
import { reportLines, takesReports } from './reports';

interface ServerOptions {
  /** 0 means any free port. */
  readonly port: number;
  /** By default only this machine can connect. */
  readonly host?: string;
  readonly clock: Clock;
  readonly preset?: PresetName;
  readonly onReport?: (line: string) => void;
}

export interface MockServer {
  /** With a trailing slash. */
  readonly url: string;
  readonly backend: MockBackend;
  stop(): Promise<void>;
}

// The app is on another port, and phones on the network use another host name.
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, authorization, idempotency-key',
};

/** Rejects with Node's error if the port or host is not available. */
export async function startMockServer(options: ServerOptions): Promise<MockServer> {
  const { port, host = '127.0.0.1', clock, preset, onReport = () => {} } = options;
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const backend = createMockBackend({ clock, baseUrl: url, ...(preset && { preset }) });
  server.on('request', (message, response) => {
    if (message.url === '/health') response.end('ok');
    else if (message.method === 'POST' && takesReports(message.url ?? '')) void takeReport(onReport, message, response);
    else void answer(backend, url, message, response);
  });
  return {
    url,
    backend,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The backend never gets the report, because it is not a call of the contract. */
async function takeReport(onReport: (line: string) => void, message: IncomingMessage, response: ServerResponse) {
  for (const line of reportLines(message.url ?? '', await text(message))) onReport(line);
  response.writeHead(204, CORS_HEADERS).end();
}

async function answer(backend: MockBackend, url: string, message: IncomingMessage, response: ServerResponse) {
  if (message.method === 'OPTIONS') {
    response.writeHead(204, CORS_HEADERS).end();
    return;
  }
  try {
    const answered = await backend.respond(await requestOf(message, url));
    if (answered.type === 'error') {
      message.socket.destroy();
      return;
    }
    const headers = { 'cache-control': 'no-store', ...Object.fromEntries(answered.headers), ...CORS_HEADERS };
    response.writeHead(answered.status, headers).end(Buffer.from(await answered.arrayBuffer()));
  } catch (error) {
    console.error(error);
    response.writeHead(500, CORS_HEADERS).end();
  }
}

/** Below the backend's base address, even if the client used another host name. */
async function requestOf(message: IncomingMessage, url: string): Promise<Request> {
  const { method = 'GET', headers } = message;
  const body = await buffer(message);
  return new Request(url + (message.url ?? '/').slice(1), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
    ...(body.length > 0 && { body }),
  });
}
