import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as Prerender from '../../src/app/prerender.tsx';

const ROOT = '<div id="root" data-waits></div>';
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const FIRST_SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
}

/**
 * Adds the prerendered first pages to a build. Each has its styles in itself, so that it is painted as soon as it arrives, and asks
 * for all its scripts at once. The other paths keep the empty page.
 */
export function prerenderedPages(base: string): Plugin {
  return {
    name: 'prerendered-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }, bundle) {
      const folder = dir!;
      const shell = readFileSync(join(folder, 'index.html'), 'utf8');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { path, title, html } of await prerender()) {
        const page = shell
          .replace(ROOT, () => `<div id="root" data-waits data-prerendered="${base.slice(0, -1)}${path}">${html}</div>`)
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`);
        const file = join(folder, `${path}.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, withScripts(withStyles(page, folder, base), scriptsOf(path, chunks), base));
      }
    },
  };
}

/** Builds the app for Node, and lets it render its pages. */
async function prerender(): Promise<readonly Prerender.PrerenderedPage[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'prerendered-pages-'));
  try {
    await build({
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, minify: false, rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } } },
    });
    const { prerenderPages } = (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as typeof Prerender;
    return await prerenderPages();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Puts the rules of the sheets into the page, in place of its links to them. */
function withStyles(page: string, folder: string, base: string): string {
  return page.replace(SHEET, (_link, address: string) => {
    const rules = readFileSync(join(folder, address.slice(base.length)), 'utf8').trim();
    return `\n    <style data-sheet="${address}">${rules}</style>`;
  });
}

/** The page's own chunks, which it would otherwise request only after its first script. */
function scriptsOf(path: string, chunks: readonly Chunk[]): readonly string[] {
  const [, service] = path.split('/');
  const own = new RegExp(`src/(views|view-models)/${service}-package(-page)?\\.tsx?$`);
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => own.test(id))).map(({ fileName }) => fileName);
}

/**
 * Requests all scripts at once, after the styles. index.html runs them in their order: the app's first script comes last, after the
 * scripts that it imports. It imports the page's own scripts later.
 */
function withScripts(page: string, own: readonly string[], base: string): string {
  const running: string[] = [];
  const takeOut = (_tag: string, address: string) => {
    running.push(address);
    return '';
  };
  const bare = page.replaceAll(PRELOAD, takeOut).replace(FIRST_SCRIPT, takeOut);
  const preload = (address: string, mark = '') => `<link rel="modulepreload"${mark} fetchpriority="low" crossorigin href="${address}">`;
  const links = [
    ...running.map((address) => preload(address, ' data-runs')),
    ...own.map((script) => base + script).filter((address) => !running.includes(address)).map((address) => preload(address)),
  ];
  return bare.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}
