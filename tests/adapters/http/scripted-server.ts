import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { HttpClient, type HttpDependencies } from '../../../src/adapters/http/client';
import type { TelemetryEvent } from '../../../src/ports/telemetry';
import { RecordingLogger } from '../../port-contracts/recording-logger';
import { RecordingTelemetry } from '../../port-contracts/recording-telemetry';

interface Script {
  readonly status?: number;
  readonly body?: string;
  /** The answer's content type; none if it is undefined. */
  readonly contentType?: string;
  /** True for a server that takes the request and never answers. */
  readonly silent?: boolean;
  /** Writes the whole answer to a path. */
  readonly write?: (response: ServerResponse, path: string) => void;
}

interface ScriptedServer {
  /** The requested paths. */
  readonly paths: readonly string[];
  /** The content type of each request; '' where it has none. */
  readonly contentTypes: readonly string[];
  /** The idempotency key of each request; undefined where it has none. */
  readonly keys: readonly unknown[];
  /** The body of each request, read as JSON; undefined where it has none. */
  readonly bodies: readonly unknown[];
  readonly errors: readonly string[];
  /** The recorded events of telemetry. */
  readonly events: readonly TelemetryEvent[];
  readonly dependencies: HttpDependencies;
  /** A client of this server with this time limit. */
  clientWithTimeout(milliseconds: number): HttpClient;
  /** A client of this server that awaits this before each answer. */
  clientThatAwaits(beforeAnswer: () => Promise<void>): HttpClient;
  /** Sets the answer to all further requests. */
  answer(script: Script): void;
  /** Lets the test itself write the answer to a path. */
  responseTo(path: string): Promise<ServerResponse>;
  /** Answers a value as JSON, with any content type. */
  answerJson(value: unknown, status?: number, contentType?: string): void;
}

/** A server for answers that the mock backend never gives. */
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
    clientWithTimeout: (timeoutInMilliseconds) => new HttpClient({ baseUrl, timeoutInMilliseconds, logger, telemetry }),
    clientThatAwaits: (beforeAnswer) => new HttpClient({ baseUrl, beforeAnswer, logger, telemetry }),
    answer,
    responseTo: (asked) => new Promise((resolve) => answer({ write: (response, path) => path === asked && resolve(response) })),
    answerJson: (value, status = 200, contentType = 'application/json') => answer({ status, contentType, body: JSON.stringify(value) }),
  };
}
