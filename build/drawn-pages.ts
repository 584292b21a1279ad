import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as DrawAhead from '../src/app/draw-ahead.tsx';

const ROOT = '<div id="root"></div>';
const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
}

/**
 * Adds to a build the pages that strangers come in by, drawn ahead: with their styles in the page, so that they are seen as soon as
 * the page itself is there, and with all scripts that they need asked for at once. The other paths keep the empty page.
 */
export function drawnPages(base: string): Plugin {
  return {
    name: 'drawn-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }, bundle) {
      const folder = dir!;
      const shell = readFileSync(join(folder, 'index.html'), 'utf8');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { path, title, html } of await drawAhead()) {
        const page = shell
          .replace(ROOT, () => `<div id="root" data-drawn="${base.slice(0, -1)}${path}">${html}</div>`)
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`);
        const file = join(folder, `${path}.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, withScripts(withStyles(page, folder, base), scriptsOf(path, chunks), base));
      }
    },
  };
}

/** Builds the app for Node, and has it draw its pages. */
async function drawAhead(): Promise<readonly DrawAhead.DrawnPage[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'drawn-pages-'));
  try {
    await build({
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: 'src/app/draw-ahead.tsx', outDir, emptyOutDir: true, minify: false, rolldownOptions: { output: { entryFileNames: 'draw-ahead.mjs' } } },
    });
    const { drawPagesAhead } = (await import(pathToFileURL(join(outDir, 'draw-ahead.mjs')).href)) as typeof DrawAhead;
    return await drawPagesAhead();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Puts the sheets' rules into the head. The sheets themselves come last, where they hold nothing up: the scripts look for them. */
function withStyles(page: string, folder: string, base: string): string {
  const links: string[] = [];
  const rules: string[] = [];
  const bare = page.replace(SHEET, (link, address: string) => {
    links.push(link.trim());
    rules.push(readFileSync(join(folder, address.slice(base.length)), 'utf8').trim());
    return '';
  });
  return bare
    .replace('</head>', () => `  <style>${rules.join('')}</style>\n  </head>`)
    .replace('</body>', () => `  ${links.join('\n    ')}\n  </body>`);
}

/** The chunks of a page's own, which the page would ask for only when its first script has come. */
function scriptsOf(path: string, chunks: readonly Chunk[]): readonly string[] {
  const [, service] = path.split('/');
  const own = new RegExp(`src/(views|view-models)/${service}-package(-page)?\\.tsx?$`);
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => own.test(id))).map(({ fileName }) => fileName);
}

function withScripts(page: string, scripts: readonly string[], base: string): string {
  const links = scripts.filter((script) => !page.includes(script)).map((script) => `<link rel="modulepreload" crossorigin href="${base}${script}">`);
  return page.replace('  <style>', () => `  ${links.join('\n    ')}\n    <style>`);
}
