import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const PASSED_ON = ['authorization', 'content-type', 'idempotency-key'];

export interface RelayedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export type Change = (request: RelayedRequest, headers: Headers, status: number) => number | void;

export interface Relay {
  readonly url: string;
  readonly requests: readonly RelayedRequest[];
  stop(): Promise<void>;
}

export async function startRelay(target: string, change: Change): Promise<Relay> {
  const requests: RelayedRequest[] = [];
  const server = createServer((message, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = message;
      const request = { method, path: url.slice(1), headers };
      requests.push(request);
      const body = await buffer(message);
      const passedOn = Object.entries(headers)
        .filter(([name]) => PASSED_ON.includes(name))
        .map(([name, value]): [string, string] => [name, String(value)]);
      const answer = await fetch(target + request.path, {
        method,
        headers: passedOn,
        ...(body.length > 0 && { body }),
      });
      const changed = new Headers(answer.headers);
      const status = change(request, changed, answer.status) ?? answer.status;
      const text = await answer.text();
      for (const name of ['content-length', 'transfer-encoding']) changed.delete(name);
      response.writeHead(status, Object.fromEntries(changed)).end(status === 204 ? undefined : text);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
