import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createMockBackend, type MockBackend } from '../../mocks/backend';
import { callOf, type Call } from '../../mocks/calls';
import { SCENARIO_START } from '../support/device';
import type { Fault } from './faults';
import type { CallCase } from './call-cases';

/** A real HTTP server in front of a mock backend. One call at a time can fail in ways that need sockets. */
export class FaultyServer {
  readonly url: string;
  readonly backend: MockBackend;
  #fault: { readonly callCase: Pick<CallCase, 'call' | 'follows'>; readonly fault: Fault; readonly isDone: boolean } | undefined;
  #release = () => {};
  #released = Promise.resolve();
  readonly #asked = new Map<Call, number>();
  #heldCount = 0;
  readonly #port: number;

  /** Takes a server that listens already. The server keeps its port when it stops and listens again. */
  private constructor(private readonly server: Server) {
    this.#port = (server.address() as AddressInfo).port;
    this.url = `http://127.0.0.1:${this.#port}/`;
    this.backend = createMockBackend({ clock: { now: () => SCENARIO_START }, baseUrl: this.url });
    server.on('request', (message, response) => {
      this.#answer(message, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  static async start(): Promise<FaultyServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultyServer(server);
  }

  /** How many calls wait until `release` lets them go on. */
  get heldCount(): number {
    return this.#heldCount;
  }

  /** How often a call has arrived, also if it failed. */
  countOf(call: Call): number {
    return this.#asked.get(call) ?? 0;
  }

  /** Makes a call fail from now on. If `isDone` is true, the backend still handles it. If the fault is a server that is down, closes its port. */
  async fail(callCase: Pick<CallCase, 'call' | 'follows'>, fault: Fault, isDone: boolean): Promise<void> {
    this.#fault = { callCase, fault, isDone };
    this.#released = new Promise((resolve) => (this.#release = resolve));
    if (fault.isDown && !callCase.follows) await this.#close();
  }

  /** Lets the fault send its delayed responses. */
  release(): void {
    this.#heldCount = 0;
    this.#release();
  }

  /** Ends the fault: delayed responses are sent, and a server that was down listens again. */
  async heal(): Promise<void> {
    const isDown = this.#fault?.fault.isDown;
    this.#fault = undefined;
    this.#release();
    if (isDown && !this.server.listening) await this.#listen();
  }

  async stop(): Promise<void> {
    if (this.server.listening) await this.#close();
  }

  async #listen(): Promise<void> {
    this.server.listen(this.#port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async #close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  async #answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = message;
    const body = await buffer(message);
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': 'content-type, authorization, idempotency-key' };
    if (method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const call = callOf(method, url.slice(1));
    if (call) this.#asked.set(call, this.countOf(call) + 1);
    const request = () =>
      new Request(this.url + url.slice(1), {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
    let answered: Promise<Response> | undefined;
    const usual = () => (answered ??= this.backend.respond(request()));
    const { callCase, fault, isDone } = this.#fault ?? {};
    if (fault && callCase?.call === call) {
      if (isDone) await usual();
      if (fault.secondsWaited) this.#heldCount += 1;
      await fault.reply({ response, released: this.#released, usual: async () => (await usual()).json() });
      return;
    }
    const answer = await usual();
    // The call before the failing one still gets its response. Then the server goes down, so the failing call gets no connection.
    if (fault?.isDown && callCase?.follows === call) {
      response.setHeader('connection', 'close');
      response.once('finish', () => void this.#close());
    }
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...cors }).end(Buffer.from(await answer.arrayBuffer()));
  }
}
