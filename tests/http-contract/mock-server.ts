import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { startMockServer, type MockServer } from '../../mocks/server';
import { HttpClient, type HttpAdapterDependencies } from '../../src/adapters/http/client';
import { CLOCK } from '../mocks/support';
import { RecordingLogger } from '../port-contracts/recording-logger';
import { RecordingTelemetry } from '../port-contracts/recording-telemetry';

/** A running mock server, and the dependencies of an HTTP adapter that calls it. */
export interface StartedMockServer {
  readonly backend: MockBackend;
  readonly dependencies: HttpAdapterDependencies;
  /** The errors that the adapters have logged in the current test. */
  readonly errors: readonly string[];
}

/** Registers hooks that start a mock server for a test file, reset the server and the log before each test, and stop the server. */
export function startedMockServer(): StartedMockServer {
  const logger = new RecordingLogger();
  let server: MockServer;
  let client: HttpClient;
  beforeAll(async () => {
    server = await startMockServer({ port: 0, clock: CLOCK });
    client = new HttpClient({ baseUrl: server.url, logger, telemetry: new RecordingTelemetry() });
  });
  beforeEach(() => {
    server.backend.reset();
    logger.errors.length = 0;
  });
  afterAll(() => server.stop());
  return {
    get backend() {
      return server.backend;
    },
    get dependencies() {
      return { client, logger };
    },
    errors: logger.errors,
  };
}
