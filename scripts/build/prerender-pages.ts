import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { ContractDocument } from '../../contract/document.ts';
import { writeCompressedCopies } from '../configure/compressed-copies.ts';
import { writeReleaseFile } from '../configure/release-file.ts';
import { configureSite, DEPLOY_FOLDER, HOST_TEMPLATES, writeTemplate } from '../configure/site.ts';
import type { Settings } from '../configure/settings.ts';
import { MARKS } from '../configure/template.ts';
import { release } from './release.ts';
import type * as Prerender from '../../src/app/start/prerender.tsx';

const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const NOT_FOR_SEARCH = /<meta name="robots"[^>]*>\s*/;
const ROOT = '<div id="root" data-waits></div>';
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const PICTURE = /(?<=<img src=")[^"]+\.svg(?=")/g;
const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

interface Options {
  readonly base: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly settings: Settings | undefined;
  readonly examples: readonly string[];
}

/** The first pages contain their styles and drawings, so that browsers paint them as they arrive. index.html serves all other paths. */
export function prerenderedPages({ base, environment, settings, examples }: Options): Plugin {
  let pages: readonly Prerender.PrerenderedPage[];
  const pictures = new Map<string, string>();
  let made = '';
  return {
    name: 'prerendered-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Before Vite empties the output folder, so that an error here keeps the last build.
    async buildStart() {
      pages = await prerender();
      for (const name of [...pages.map(pictureOf), 'icon-180', 'icon-192', 'icon-512', 'maskable-512']) {
        const source = readFileSync(`src/pictures/${name}.png`);
        pictures.set(name, this.emitFile({ type: 'asset', name: `${name}.png`, source }));
      }
    },
    async writeBundle({ dir }, bundle) {
      const folder = dir!;
      const releaseName = release();
      writeReleaseFile(
        folder,
        { release: releaseName, contract: new ContractDocument().version },
        Object.keys(bundle).filter((each) => /^assets\/.+(?<!\.map)$/.test(each)),
      );
      const fileOf = (picture: string) => this.getFileName(pictures.get(picture)!);
      const links = `<link rel="apple-touch-icon" href="${base}${fileOf('icon-180')}">\n<link rel="manifest" href="${base}manifest.json">\n`;
      const shell = readFileSync(join(folder, 'index.html'), 'utf8').replace('<title>', () => `${links}<title>`);
      writeTemplate(folder, 'manifest.json', manifest(fileOf));
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      rmSync(join(folder, 'index.html'));
      writeTemplate(folder, 'index.html', shell);
      for (const page of pages) {
        const { path, title, html } = page;
        const tags = tagsOf(page, base, fileOf(pictureOf(page)));
        const document = shell
          .replace(NOT_FOR_SEARCH, '')
          .replace(DESCRIPTION, () => tags)
          .replace(ROOT, () => `<div id="root" data-waits data-prerendered="${base.slice(0, -1)}${path}">${html}</div>`)
          .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`);
        writeTemplate(
          folder,
          `${path.slice(1)}.html`,
          withScripts(withPictures(withStyles(document, folder, base), folder, base), scriptsOf(path, chunks), base),
        );
      }
      for (const name of HOST_TEMPLATES) writeTemplate(folder, name, readFileSync(join('deploy', name), 'utf8'));
      for (const name of ['nginx-maps.conf', '_redirects'])
        copyFileSync(join('deploy', name), join(folder, DEPLOY_FOLDER, name));
      copyFileSync(join('deploy', 'offline-worker.js'), join(folder, 'offline-worker.js'));
      writeFileSync(join(folder, DEPLOY_FOLDER, 'defaults.json'), JSON.stringify(environment));
      await buildForNode('scripts/configure/configure.ts', join(folder, DEPLOY_FOLDER), 'configure.mjs', {
        configFile: false,
      });
      if (settings) configureSite(folder, settings);
      made = `Release ${releaseName} is made.${settings ? '' : ` It has no pages yet: docs/operations.md says how to write settings into a copy of ${relative('', folder)}.`}`;
    },
    // After what all plugins have written, and after Vite's own lines. Vite calls this after a failed build too: `made` is then empty.
    closeBundle() {
      if (!made) return;
      const { outDir } = this.environment.config.build;
      for (const name of globSync('**/*.{js,css,svg,json}', { cwd: outDir })) writeCompressedCopies(join(outDir, name));
      this.environment.logger.info(made);
      for (const warning of examples) this.environment.logger.warn(`Warning: ${warning}`);
    },
  };
}

function pictureOf({ path }: Prerender.PrerenderedPage): string {
  return path.split('/')[1]!;
}

/** X takes title, description and picture from Open Graph. */
function tagsOf({ path, shared }: Prerender.PrerenderedPage, base: string, picture: string): string {
  return `<meta name="description" property="og:description" content="${shared.description}">
<meta property="og:title" content="${shared.title}">
<meta property="og:image" content="{{siteUrl}}${base}${picture}"><meta name="twitter:card" content="summary_large_image">
<link rel="canonical" href="{{siteUrl}}${base.slice(0, -1)}${path}">`;
}

/** It opens the browser: as an app of its own, it would stand beside the one of the stores. */
function manifest(fileOf: (picture: string) => string): string {
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: fileOf(name),
    sizes: `${size}x${size}`,
    purpose,
  });
  const icons = [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')];
  return JSON.stringify({ name: '{{brandName}}', start_url: './', display: 'browser', icons });
}

async function prerender(): Promise<readonly Prerender.PrerenderedPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prerendered-pages-'));
  try {
    await buildForNode('src/app/start/prerender.tsx', folder, 'prerender.mjs');
    const { prerenderPackagePages } = (await import(
      pathToFileURL(join(folder, 'prerender.mjs')).href
    )) as typeof Prerender;
    return await prerenderPackagePages(MARKS);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function buildForNode(module: string, outDir: string, file: string, options: InlineConfig = {}): Promise<void> {
  await build({
    ...options,
    logLevel: 'error',
    mode: 'unconfigured',
    ssr: { noExternal: true },
    build: {
      ssr: module,
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: file } },
    },
  });
}

function withStyles(page: string, folder: string, base: string): string {
  return page.replace(SHEET, (_link, address: string) => {
    const rules = readFileSync(join(folder, address.slice(base.length)), 'utf8').trim();
    return `\n    <style data-sheet="${address}">${rules}</style>`;
  });
}

/** Slow networks then show the drawings with the text. Hydration leaves them as they are. */
function withPictures(page: string, folder: string, base: string): string {
  const written = (address: string) => {
    const drawing = readFileSync(join(folder, address.slice(base.length)), 'utf8')
      .trim()
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll('"', "'");
    return `data:image/svg+xml,${drawing.replaceAll(/[%#&]/g, encodeURIComponent)}`;
  };
  return page.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '').replaceAll(PICTURE, written);
}

/** Without a preload, browsers request them only after the app's first script. */
function scriptsOf(path: string, chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const [, service] = path.split('/');
  const own = new RegExp(`src/pages/${service}-package/[^/]*\\.tsx?$`);
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => own.test(id))).map(({ fileName }) => fileName);
}

/** An inline script runs those with `data-runs`, in their order. The entry script is the last, and imports the scripts `own` later. */
function withScripts(page: string, own: readonly string[], base: string): string {
  const running: string[] = [];
  const takeOut = (_tag: string, address: string) => {
    running.push(address);
    return '';
  };
  const bare = page.replaceAll(PRELOAD, takeOut).replaceAll(SCRIPT, takeOut);
  const preload = (address: string, mark = '') =>
    `<link rel="modulepreload"${mark} fetchpriority="low" crossorigin href="${address}">`;
  const links = [
    ...running.map((address) => preload(address, ' data-runs')),
    ...own
      .map((script) => base + script)
      .filter((address) => !running.includes(address))
      .map((address) => preload(address)),
  ];
  return bare.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}
