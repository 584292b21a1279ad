import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function forPhones(): Plugin {
  return {
    name: 'for-phones',
    configurePreviewServer(server) {
      const { base, root, build } = server.config;
      server.middlewares.use((request, response, next) => {
        const address = server.resolvedUrls?.network[0];
        if (!address || !request.url!.startsWith(base) || !request.headers.accept?.includes('text/html')) return next();
        // The demo has the same page at every path.
        const page = readFileSync(resolve(root, build.outDir, 'index.html'), 'utf8');
        response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' });
        response.end(page.replace('<head>', `<head><meta name="address-for-phones" content="${address}">`));
      });
    },
  };
}
