import { preview, type ProxyOptions } from 'vite';
import type { MockBackend } from '../../../mocks/backend';
import type { Clock } from '../../../mocks/handlers/context';
import { startMockServer } from '../../../mocks/server';

/** A build that is served. */
export interface Site {
  /** The first page's address, with the base path. */
  readonly address: string;
  /** The mock backend; undefined for a demo, which has its own inside the page. */
  readonly backend: MockBackend | undefined;
  stop(): Promise<void>;
}

/** Serves an existing build below dist-test/. The production build calls a mock server. */
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

/** Serves a build alone. Its calls go to the given server, if there is one. */
export async function serveBuild(build: 'production' | 'demo', apiUrl?: string): Promise<Pick<Site, 'address' | 'stop'>> {
  const site = await preview({
    mode: build,
    logLevel: 'silent',
    build: { outDir: `dist-test/${build}` },
    preview: { port: 0, ...(apiUrl && { proxy: { '/api': proxyTo(apiUrl) } }) },
  });
  return { address: site.resolvedUrls!.local[0]!, stop: () => site.close() };
}

/**
 * Forwards calls. A dropped connection breaks in the middle of an answer here: without a first byte, Chromium would silently
 * send the call again on a reused connection.
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
      // The proxy reports no error for an answer that breaks off, and the page would wait for the rest.
      proxy.on('proxyRes', (answer, _request, response) => {
        answer.on('close', () => {
          if (!answer.complete) response.destroy();
        });
      });
    },
  };
}
