import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as DrawAhead from '../../src/app/prerender.tsx';

const ROOT = '<div id="root" data-waits></div>';
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const FIRST_SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
}

/**
 * Adds to a build the pages that strangers come in by, drawn ahead: with their styles in the page, so that they are seen as soon as
 * the page itself is there, and with all scripts that they need asked for at once. The other paths keep the empty page.
 */
export function prerenderedPages(base: string): Plugin {
  return {
    name: 'drawn-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }, bundle) {
      const folder = dir!;
      const shell = readFileSync(join(folder, 'index.html'), 'utf8');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { path, title, html } of await drawAhead()) {
        const page = shell
          .replace(ROOT, () => `<div id="root" data-waits data-drawn="${base.slice(0, -1)}${path}">${html}</div>`)
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`);
        const file = join(folder, `${path}.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, withScripts(withStyles(page, folder, base), scriptsOf(path, chunks), base));
      }
    },
  };
}

/** Builds the app for Node, and has it draw its pages. */
async function drawAhead(): Promise<readonly DrawAhead.PrerenderedPage[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'drawn-pages-'));
  try {
    await build({
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, minify: false, rolldownOptions: { output: { entryFileNames: 'draw-ahead.mjs' } } },
    });
    const { prerenderPages } = (await import(pathToFileURL(join(outDir, 'draw-ahead.mjs')).href)) as typeof DrawAhead;
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

/** The chunks of a page's own, which the page would ask for only when its first script has come. */
function scriptsOf(path: string, chunks: readonly Chunk[]): readonly string[] {
  const [, service] = path.split('/');
  const own = new RegExp(`src/(views|view-models)/${service}-package(-page)?\\.tsx?$`);
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => own.test(id))).map(({ fileName }) => fileName);
}

/**
 * Asks for all scripts at once, after all that the page is painted with. index.html has them run, in their order: the first one of
 * the app stands on those that it imports, and comes last. The page's own ones it imports later.
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
