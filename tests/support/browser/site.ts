import { preview, type ProxyOptions } from 'vite';
import type { MockBackend } from '../../../mocks/backend';
import type { Clock } from '../../../mocks/handlers/context';
import { startMockServer } from '../../../mocks/server';

/** A build that is served. */
export interface Site {
  /** The first page's address, with the base path. */
  readonly address: string;
  /** The mock backend behind it; undefined for a demo, which has its own inside the page. */
  readonly backend: MockBackend | undefined;
  stop(): Promise<void>;
}

/** Serves a build below dist-test/, which has to be there already; the production build calls a mock server. */
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

/** Serves a build alone; its calls, where it makes any, go to the given server. */
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
 * Passes calls on. A connection that the server drops breaks off in the middle of an answer here: Chromium would send a call again,
 * behind the app's back, that got no first byte on a connection that it had used before.
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
      // One that breaks off after it has begun is no error to the proxy, and would leave the page waiting for the rest.
      proxy.on('proxyRes', (answer, _request, response) => {
        answer.on('close', () => {
          if (!answer.complete) response.destroy();
        });
      });
    },
  };
}
