import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

const BASE = '/in/packages/';
const API = '/api/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

interface Options {
  readonly build: string;
  readonly api: string;
  /** False removes the scripts from the pages. Such a page is the control with which the app is compared. */
  readonly hasScripts: boolean;
  readonly head?: string;
  readonly policy?: () => string;
  /** Whether a request for a path fails with 503; by default none does. */
  readonly fails?: (path: string) => boolean;
}

export interface Site {
  /** The address of the app's first page, with the base path and a trailing slash. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Serves a build like deploy/nginx.conf as far as it matters for speed: gzip copies, caching, prerendered pages, and index.html for
 * unknown paths. Forwards /api/ to the mock server. Uses HTTP/1.1, because browsers use HTTP/2 only with encryption.
 */
export async function startSite(options: Options): Promise<Site> {
  const server = createServer((request, response) => {
    const answered = request.url?.startsWith(API)
      ? forward(request, response, options.api)
      : sendFile(request, response, options);
    answered.catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { build, hasScripts, head = '', policy, fails }: Options,
): Promise<void> {
  const path = decodeURIComponent((request.url ?? '/').split('?')[0]!);
  if (fails?.(path)) {
    response.writeHead(503).end();
    return;
  }
  const file = path.startsWith(BASE) ? fileFor(build, path.slice(BASE.length)) : undefined;
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const isPage = extname(file) === '.html';
  if (isPage && policy) response.setHeader('content-security-policy', policy());
  const { body, encoding } = isPage && (head || !hasScripts) ? changedPage(file, head, hasScripts) : compressed(file);
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  response.setHeader('etag', etag);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader(
    'cache-control',
    path.startsWith(`${BASE}assets/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
  });
  response.end(body);
}

/** The file for a path, as nginx finds it by `try_files $uri $uri.html /index.html`; undefined for a missing asset. */
function fileFor(build: string, path: string): string | undefined {
  const candidates = [path, `${path}.html`, ...(path.startsWith('assets/') ? [] : ['index.html'])];
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return path.includes('..') ? undefined : candidates.map((name) => join(build, name)).find(isFile);
}

interface Content {
  readonly body: Buffer;
  readonly encoding?: 'gzip';
}

function compressed(file: string): Content {
  const copy = `${file}.gz`;
  return existsSync(copy) ? { body: readFileSync(copy), encoding: 'gzip' } : { body: readFileSync(file) };
}

function changedPage(file: string, head: string, hasScripts: boolean): Content {
  const page = readFileSync(file, 'utf8');
  // Sets `data-able`, which a removed script sets in new browsers. Without it the page would show only that the browser is too old.
  const kept = hasScripts
    ? page
    : page
        .replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
        .replace('<html ', '<html data-able ');
  return { body: gzipSync(kept.replace('<head>', `<head>${head}`), { level: 9 }), encoding: 'gzip' };
}

async function forward(request: IncomingMessage, response: ServerResponse, api: string): Promise<void> {
  const { method = 'GET', headers } = request;
  const body = await buffer(request);
  const { 'content-type': type, authorization } = headers;
  const answer = await fetch(api + request.url!.slice(API.length), {
    method,
    headers: { ...(type && { 'content-type': type }), ...(authorization && { authorization }) },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  response.setHeader('content-type', answer.headers.get('content-type') ?? 'application/json');
  response.setHeader('content-encoding', 'gzip');
  response.writeHead(answer.status).end(gzipSync(new Uint8Array(await answer.arrayBuffer())));
}
