import { preview, type ProxyOptions } from 'vite';
import type { MockBackend } from '../../../mocks/backend';
import type { Clock } from '../../../mocks/handlers/context';
import { startMockServer } from '../../../mocks/server';

/** A build of the app that a local server serves. */
export interface Site {
  /** The first page's address, with the base path. */
  readonly address: string;
  /** The mock backend of the site; undefined for a demo, which has a mock backend inside the page. */
  readonly backend: MockBackend | undefined;
  stop(): Promise<void>;
}

/** Serves an existing build: dist-test/production with a mock server for its API calls, or dist-test/demo without one. */
export async function serve(build: 'production' | 'demo', clock: Clock): Promise<Site> {
  const server = build === 'production' ? await startMockServer({ port: 0, clock }) : undefined;
  const site = await serveBuild(build, server?.url);
  return {
    address: site.address,
    backend: server?.backend,
    stop: async () => {
      await site.stop();
      await server?.stop();
    },
  };
}

/** Serves an existing build without a mock server. With `apiUrl`, calls to /api go to the server at that address. */
export async function serveBuild(
  build: 'production' | 'demo',
  apiUrl?: string,
): Promise<Pick<Site, 'address' | 'stop'>> {
  const site = await preview({
    mode: build,
    logLevel: 'silent',
    build: { outDir: `dist-test/${build}` },
    preview: { port: 0, ...(apiUrl && { proxy: { '/api': proxyTo(apiUrl) } }) },
  });
  return { address: site.resolvedUrls!.local[0]!, stop: () => site.close() };
}

/**
 * Forwards calls to a server. If the server drops the connection, the page gets the start of a response, which then breaks off. Without any
 * bytes of a response, Chromium would silently repeat a call that it sent on a reused connection.
 */
function proxyTo(target: string): ProxyOptions {
  return {
    target,
    rewrite: (path) => path.slice('/api'.length),
    configure: (proxy) => {
      proxy.on('error', (_error, _request, response) => {
        if ('writeHead' in response) response.writeHead(200, { 'content-length': '1' }).flushHeaders();
        response.destroy();
      });
      // The proxy reports no error if the server's response breaks off. Without this, the page would wait forever for its end.
      proxy.on('proxyRes', (answer, _request, response) => {
        answer.on('close', () => {
          if (!answer.complete) response.destroy();
        });
      });
    },
  };
}
