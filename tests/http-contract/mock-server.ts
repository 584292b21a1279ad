import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { startMockServer, type MockServer } from '../../mocks/server';
import { NoTelemetry } from '../../src/adapters/telemetry/no-telemetry';
import { HttpClient, type HttpDependencies } from '../../src/adapters/http/client';
import { CLOCK } from '../mocks/support';
import { RecordingLogger } from '../port-contracts/recording-logger';

/** A running mock server, and the dependencies of an HTTP adapter that calls it. */
export interface StartedMockServer {
  readonly backend: MockBackend;
  readonly dependencies: HttpDependencies;
  /** The errors that the adapters logged in this test. */
  readonly errors: readonly string[];
}

/** Starts a mock server for the tests of a file; resets it and the log before each test. */
export function startedMockServer(): StartedMockServer {
  const logger = new RecordingLogger();
  let server: MockServer;
  let client: HttpClient;
  beforeAll(async () => {
    server = await startMockServer({ port: 0, clock: CLOCK });
    client = new HttpClient({ baseUrl: server.url, logger, telemetry: new NoTelemetry() });
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
