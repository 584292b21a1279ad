import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';

/** In bytes: room for a logo as `brand.ts` allows it, in a query. */
const LONGEST_BRAND = 40_000;

/** A new one replaces the oldest. */
const BRANDS_KEPT = 50;

/**
 * Also keeps brands, because a link with a logo is too long for a QR code: a POST of a brand's query answers its short name, and a page
 * whose link has this name gets the query.
 */
export function forPhones(): Plugin {
  const brands = new Map<string, string>();
  const keep = (brand: string) => {
    const name = createHash('sha256').update(brand).digest('hex').slice(0, 8);
    brands.set(name, brand);
    if (brands.size > BRANDS_KEPT) brands.delete([...brands.keys()][0]!);
    return name;
  };
  const answerBrand = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(Number(request.headers['content-length']) <= LONGEST_BRAND)) return response.writeHead(413).end();
    const name = keep(new URLSearchParams(await text(request)).toString());
    return response.writeHead(200, { 'content-type': 'text/plain' }).end(name);
  };
  return {
    name: 'for-phones',
    configurePreviewServer(server) {
      const { base, root, build } = server.config;
      server.middlewares.use((request, response, next) => {
        const address = server.resolvedUrls?.network[0];
        const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
        if (!address || !pathname.startsWith(base)) return next();
        if (request.method === 'POST' && pathname === `${base}kept-brands`) return void answerBrand(request, response);
        if (!request.headers.accept?.includes('text/html')) return next();
        const metas = Object.entries({
          'address-for-phones': address,
          'kept-brand': brands.get(searchParams.get('kept') ?? '') ?? '',
        }).map(([name, content]) => `<meta name="${name}" content="${content.replaceAll('&', '&amp;')}">`);
        // The demo has the same page at every path.
        const page = readFileSync(resolve(root, build.outDir, 'index.html'), 'utf8');
        response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' });
        response.end(page.replace('<head>', () => `<head>${metas.join('')}`));
      });
    },
  };
}
