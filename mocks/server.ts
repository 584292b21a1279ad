import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createMockBackend, type MockBackend } from './backend';
import type { Clock } from './handlers/context';
import type { ScenarioName } from './scenarios';

interface ServerOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** The network interface; only this machine where none is named. */
  readonly host?: string;
  readonly clock: Clock;
  readonly scenario?: ScenarioName;
}

/** A mock backend behind a port. */
export interface MockServer {
  /** The base address, with a slash at its end. */
  readonly url: string;
  readonly backend: MockBackend;
  stop(): Promise<void>;
}

// Pages of any host may call: the app is served from another port, and a phone in the same network sees other hosts still.
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, authorization, idempotency-key',
};

/** Starts a mock backend as an HTTP server; rejects with node's error where the port or host cannot be had. */
export async function startMockServer(options: ServerOptions): Promise<MockServer> {
  const { port, host = '127.0.0.1', clock, scenario } = options;
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const backend = createMockBackend({ clock, baseUrl: url, ...(scenario && { scenario }) });
  server.on('request', (message, response) => void answer(backend, url, message, response));
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
    const headers = { ...Object.fromEntries(answered.headers), ...CORS_HEADERS };
    response.writeHead(answered.status, headers).end(Buffer.from(await answered.arrayBuffer()));
  } catch (error) {
    console.error(error);
    response.writeHead(500, CORS_HEADERS).end();
  }
}

/** The message as the backend reads it: below its own base address, by whatever host name it was reached. */
async function requestOf(message: IncomingMessage, url: string): Promise<Request> {
  const { method = 'GET', headers } = message;
  const body = await buffer(message);
  return new Request(url + (message.url ?? '/').slice(1), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
    ...(body.length > 0 && { body }),
  });
}
