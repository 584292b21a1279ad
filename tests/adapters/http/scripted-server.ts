import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { HttpClient, type HttpAdapterDependencies } from '../../../src/adapters/http/client';
import type { TelemetryEvent } from '../../../src/ports/telemetry';
import { RecordingLogger } from '../../port-contracts/recording-logger';
import { RecordingTelemetry } from '../../port-contracts/recording-telemetry';

interface Script {
  readonly status?: number;
  readonly body?: string;
  /** The response's header `content-type`; the response lacks the header if this is undefined. */
  readonly contentType?: string;
  /** Whether the server takes requests and never responds. */
  readonly silent?: boolean;
  /** Writes the whole response to each request, whose path it gets. `status`, `body` and `contentType` are then ignored. */
  readonly write?: (response: ServerResponse, path: string) => void;
}

interface ScriptedServer {
  /** The path of each request of the test, in order. */
  readonly paths: readonly string[];
  /** The content type of each request; '' where it has none. */
  readonly contentTypes: readonly string[];
  /** The idempotency key of each request; undefined where it has none. */
  readonly keys: readonly unknown[];
  /** The body of each request, read as JSON; undefined where it has none. Not recorded while the script has `silent` or `write`. */
  readonly bodies: readonly unknown[];
  readonly errors: readonly string[];
  /** The events that the client gave to telemetry. */
  readonly events: readonly TelemetryEvent[];
  readonly dependencies: HttpAdapterDependencies;
  /** A client of this server with this time limit. */
  clientWithTimeout(milliseconds: number): HttpClient;
  /** A client of this server that awaits `beforeAnswer` before it returns a result. */
  clientThatAwaits(beforeAnswer: () => Promise<void>): HttpClient;
  /** Sets the response to all further requests of the test. */
  answer(script: Script): void;
  /** Waits for a request of the path, and resolves to its response, which the test writes. Other paths get no response. */
  responseTo(path: string): Promise<ServerResponse>;
  /** Sets a value, written as JSON, as the response to all further requests of the test. */
  answerJson(value: unknown, status?: number, contentType?: string): void;
}

/** Starts an HTTP server for the tests of a file. The tests choose its responses, also those that the mock backend never sends. */
export function startedScriptedServer(): ScriptedServer {
  const logger = new RecordingLogger();
  const telemetry = new RecordingTelemetry();
  const paths: string[] = [];
  const contentTypes: string[] = [];
  const keys: unknown[] = [];
  const bodies: unknown[] = [];
  let script: Script = {};
  let baseUrl = '';
  const record = async (request: IncomingMessage) => {
    const body = await text(request);
    bodies.push(body === '' ? undefined : JSON.parse(body));
  };
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    contentTypes.push(request.headers['content-type'] ?? '');
    keys.push(request.headers['idempotency-key']);
    if (script.silent) return;
    if (script.write) return script.write(response, request.url ?? '');
    const { status = 200, contentType } = script;
    void record(request).then(() => response.writeHead(status, { ...(contentType && { 'content-type': contentType }) }).end(script.body));
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  });
  beforeEach(() => {
    script = {};
    paths.length = 0;
    contentTypes.length = 0;
    keys.length = 0;
    bodies.length = 0;
    logger.errors.length = 0;
    telemetry.events.length = 0;
  });
  afterAll(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  const answer = (next: Script) => {
    script = next;
  };
  return {
    paths,
    contentTypes,
    keys,
    bodies,
    errors: logger.errors,
    events: telemetry.events,
    get dependencies() {
      return { client: new HttpClient({ baseUrl, logger, telemetry }), logger };
    },
    clientWithTimeout: (idleTimeoutInMilliseconds) => new HttpClient({ baseUrl, idleTimeoutInMilliseconds, logger, telemetry }),
    clientThatAwaits: (beforeAnswer) => new HttpClient({ baseUrl, beforeAnswer, logger, telemetry }),
    answer,
    responseTo: (asked) => new Promise((resolve) => answer({ write: (response, path) => path === asked && resolve(response) })),
    answerJson: (value, status = 200, contentType = 'application/json') => answer({ status, contentType, body: JSON.stringify(value) }),
  };
}
