import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ReceivedAnswer } from '../../contract/checker';
import { runCommand } from '../../contract/command';
import type { SentRequest } from '../../contract/probe';
import { startMockServer, type MockServer } from '../../mocks/server';
import { HttpClient } from '../../src/adapters/http/client';
import { CLOCK } from '../mocks/support';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { RecordingTelemetry } from '../port-contracts/recording-telemetry';
import type { AdapterParameters } from './adapter-calls';

interface Exchange {
  readonly request: SentRequest;
  readonly answer: ReceivedAnswer | undefined;
}

export function startedMockServer() {
  const logger = new RecordingLogger();
  const exchanges: Exchange[] = [];
  let server: MockServer;
  beforeAll(async () => {
    server = await startMockServer({ port: 0, clock: CLOCK });
    const respond = server.backend.respond.bind(server.backend);
    server.backend.respond = async (request) => {
      const sent = await sentRequest(request.clone());
      const response = await respond(request);
      exchanges.push({ request: sent, answer: await receivedAnswer(response) });
      return response;
    };
  });
  beforeEach(() => {
    server.backend.reset();
    logger.errors.length = 0;
    exchanges.length = 0;
  });
  afterAll(() => server.stop());
  return {
    get url() {
      return server.url;
    },
    get backend() {
      return server.backend;
    },
    get dependencies(): AdapterParameters {
      const telemetry = new RecordingTelemetry();
      return [new HttpClient({ baseUrl: server.url, sendsKeys: true }, logger, telemetry)];
    },
    exchanges,
    errors: logger.errors,
  };
}

/** By which `run` measures the answers. */
export const time = { inMilliseconds: 0 };

export async function run(...words: readonly string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const now = () => CLOCK.now() + time.inMilliseconds;
  const code = await runCommand(words, now, { log: print, error: print });
  return { code, lines, output: lines.join('\n') };
}

/** Shortened to 'GET breeds: data is missing'. */
export const deviationsIn = (lines: readonly string[]) =>
  lines.filter((line) => line.includes(' deviates ')).map((line) => line.replace(/ +(\d{3}|-) +deviates +/, ': '));

async function sentRequest(request: Request): Promise<SentRequest> {
  return {
    method: request.method,
    path: request.url.slice(new URL(request.url).origin.length + 1),
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  };
}

async function receivedAnswer(response: Response): Promise<ReceivedAnswer | undefined> {
  if (response.type === 'error') return undefined;
  const contentType = response.headers.get('content-type') ?? undefined;
  return { status: response.status, contentType, body: await response.clone().text() };
}
