import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { HttpClient, type HttpSettings } from '../../../src/adapters/http/client';
import type { TelemetryEvent } from '../../../src/ports/telemetry';
import { RecordingLogger } from '../../port-contracts/recording-logger';
import { RecordingTelemetry } from '../../port-contracts/recording-telemetry';
import type { AdapterParameters } from '../../http-contract/adapter-calls';

interface Script {
  readonly status?: number;
  readonly body?: string;
  /** Without it, the response lacks the header. */
  readonly contentType?: string;
  readonly silent?: boolean;
  /** Writes the whole response; `status`, `body` and `contentType` are then ignored. */
  readonly write?: (response: ServerResponse, path: string) => void;
}

interface ScriptedRequest {
  readonly path: string;
  readonly contentType: string | undefined;
  readonly idempotencyKey: unknown;
  readonly headers: IncomingHttpHeaders;
}

interface ScriptedServer {
  readonly requests: readonly ScriptedRequest[];
  readonly errors: readonly string[];
  readonly events: readonly TelemetryEvent[];
  readonly dependencies: AdapterParameters;
  clientWith(options: Partial<HttpSettings>): HttpClient;
  answer(script: Script): void;
  /** The test writes the response. Other paths get none. */
  responseTo(path: string): Promise<ServerResponse>;
  answerJson(value: unknown, status?: number, contentType?: string): void;
}

export function startedScriptedServer(): ScriptedServer {
  const logger = new RecordingLogger();
  const telemetry = new RecordingTelemetry();
  const requests: ScriptedRequest[] = [];
  let script: Script = {};
  let baseUrl = '';
  const server = createServer((message, response) => {
    const { url: path = '', headers } = message;
    const request = { path, contentType: headers['content-type'], idempotencyKey: headers['idempotency-key'], headers };
    const { status = 200, contentType, silent, write, body } = script;
    requests.push(request);
    const answerOnceRead = async () => {
      await text(message);
      response.writeHead(status, { ...(contentType && { 'content-type': contentType }) }).end(body);
    };
    if (!silent && !write) void answerOnceRead();
    write?.(response, path);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  });
  beforeEach(() => {
    script = {};
    requests.length = 0;
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
    requests,
    errors: logger.errors,
    events: telemetry.events,
    get dependencies(): AdapterParameters {
      return [new HttpClient({ baseUrl }, logger, telemetry)];
    },
    clientWith: (options) => new HttpClient({ baseUrl, ...options }, logger, telemetry),
    answer,
    responseTo: (asked) =>
      new Promise((resolve) => answer({ write: (response, path) => path === asked && resolve(response) })),
    answerJson: (value, status = 200, contentType = 'application/json') =>
      answer({ status, contentType, body: JSON.stringify(value) }),
  };
}
