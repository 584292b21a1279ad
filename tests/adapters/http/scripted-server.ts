import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { HttpClient, type HttpSettings } from '../../../src/adapters/http/client';
import { RecordingLogger } from '../../port-contracts/recording-logger';
import { RecordingTelemetry } from '../../port-contracts/recording-telemetry';
import type { AdapterParameters } from '../../http-contract/adapter-calls';

interface Script {
  readonly status?: number;
  readonly body?: string;
  /** Without it, the response lacks the header. */
  readonly contentType?: string;
  readonly write?: (response: ServerResponse, path: string) => void;
}

export function startedScriptedServer() {
  const logger = new RecordingLogger();
  const telemetry = new RecordingTelemetry();
  const requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  let script: Script = {};
  let baseUrl = '';
  const server = createServer((message, response) => {
    const { url: path = '', headers } = message;
    const { status = 200, contentType, write, body } = script;
    requests.push({ path, headers });
    const answerOnceRead = async () => {
      await text(message);
      response.writeHead(status, { ...(contentType && { 'content-type': contentType }) }).end(body);
    };
    if (write) write(response, path);
    else void answerOnceRead();
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
    clientWith: (options: Partial<HttpSettings>) => new HttpClient({ baseUrl, ...options }, logger, telemetry),
    answer,
    /** The test writes the response. Other paths get none. */
    responseTo: (asked: string) =>
      new Promise<ServerResponse>((resolve) =>
        answer({ write: (response, path) => path === asked && resolve(response) }),
      ),
    answerJson: (value: unknown, status = 200, contentType = 'application/json') =>
      answer({ status, contentType, body: JSON.stringify(value) }),
  };
}
