import type { Connect, Plugin } from 'vite';

/** Variants such as '/IN/Packages/', '/in/packages' or '/in/packages.'. In deployments, nginx does this (decisions R1 and R2). */
export function forgivingBase(base: string): Plugin {
  const baseWithoutSlash = new RegExp(`^/*(${base.slice(1, -1)}(%[\\da-f]{2}|[^\\da-z/%])*)?$`, 'i');
  const rewrite: Connect.NextHandleFunction = (request, response, next) => {
    const url = request.url ?? '/';
    const path = url.split('?')[0]!;
    const isBase = baseWithoutSlash.test(path);
    const isOtherCase = path.toLowerCase().startsWith(base) && !path.startsWith(base);
    if (!isBase && !isOtherCase) return next();
    // Not served here, because the scope of a service worker is case-sensitive.
    const location = base + (isBase ? url.slice(path.length) : url.slice(base.length));
    response.writeHead(302, { location }).end();
  };
  return {
    name: 'forgiving-base',
    configureServer: ({ middlewares }) => void middlewares.use(rewrite),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(rewrite),
  };
}
