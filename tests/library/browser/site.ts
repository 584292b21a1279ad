import { preview, type Connect, type ProxyOptions } from 'vite';
import type { MockBackend } from '../../../mocks/backend';
import type { Clock } from '../../../mocks/handlers/context';
import { startMockServer } from '../../../mocks/server';

export interface ServedBuild {
  /** With the base path and a trailing slash. */
  readonly address: string;
  stop(): Promise<void>;
}

export interface Site extends ServedBuild {
  /** Undefined for a demo, which has it inside the page. */
  readonly backend: MockBackend | undefined;
}

/** dist-test/production with a mock server for its calls, or dist-test/demo without one. */
export async function serve(build: 'production' | 'demo', clock: Clock): Promise<Site> {
  const server = build === 'production' ? await startMockServer({ port: 0, clock }) : undefined;
  const site = await serveBuild(build, server && { apiUrl: server.url });
  return {
    address: site.address,
    backend: server?.backend,
    stop: async () => {
      await site.stop();
      await server?.stop();
    },
  };
}

interface Options {
  /** Calls to /api go there. */
  readonly apiUrl?: string;
  readonly folder?: string;
  readonly middleware?: Connect.NextHandleFunction;
}

export async function serveBuild(
  build: 'production' | 'demo',
  { apiUrl, folder = `dist-test/${build}`, middleware }: Options = {},
): Promise<ServedBuild> {
  const site = await preview({
    mode: build,
    logLevel: 'silent',
    plugins: middleware
      ? [{ name: 'first', configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware) }]
      : [],
    build: { outDir: folder },
    preview: { port: 0, ...(apiUrl && { proxy: { '/api': proxyTo(apiUrl) } }) },
  });
  return { address: site.resolvedUrls!.local[0]!, stop: () => site.close() };
}

/**
 * If the server breaks off, the page gets the start of a response: without any bytes, Chromium would silently repeat a call on a reused
 * connection.
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
      // The proxy reports no error if the server's response breaks off: the page would wait forever for its end.
      proxy.on('proxyRes', (answer, _request, response) => {
        answer.on('close', () => {
          if (!answer.complete) response.destroy();
        });
      });
    },
  };
}
