import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Product {
  readonly folder: string;
  readonly sources: readonly string[];
}

export const DEMO: Product = {
  folder: 'dist-demo',
  sources: ['{src,mocks,demo,features,tests,scripts}/**', '*.{ts,json,html}', '.env*'],
};

/** Changes with each installation of packages. */
const PACKAGES = 'node_modules/.package-lock.json';

const stampOf = ({ folder }: Product, root: string) => join(root, folder, '.built');

interface Build {
  readonly startedAt: number;
  readonly settings: string;
}

const settings = () => JSON.stringify(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')));

export function recordBuild(product: Product, startedAt: number, root = '.'): void {
  writeFileSync(stampOf(product, root), JSON.stringify({ startedAt, settings: settings() } satisfies Build));
}

/** No copying resets a file's `ctime`, and a folder's own tells of deleted files. */
export function isUpToDate(product: Product, root = '.'): boolean {
  const stamp = stampOf(product, root);
  if (!existsSync(stamp)) return false;
  const last = JSON.parse(readFileSync(stamp, 'utf8')) as Build;
  return (
    last.settings === settings() &&
    globSync([...product.sources, PACKAGES], { cwd: root }).every(
      (path) => statSync(join(root, path)).ctimeMs < last.startedAt,
    )
  );
}
