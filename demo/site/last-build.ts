import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a demo is built from. The lock file in node_modules changes with each installation. */
const SOURCES = [
  '{src,mocks,demo,features,tests,scripts}/**',
  '*.{ts,json,html}',
  '.env*',
  'node_modules/.package-lock.json',
];

/** Written after a build; the next build empties the folder before it begins. */
const STAMP = 'dist-demo/.built';

interface Build {
  readonly startedAt: number;
  readonly settings: string;
}

const settings = () => JSON.stringify(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')));

/** Notes that a demo is built, by a build that began at this time. */
export function recordBuild(startedAt: number, root = '.'): void {
  writeFileSync(join(root, STAMP), JSON.stringify({ startedAt, settings: settings() } satisfies Build));
}

/** Whether nothing has changed since the last build. No copying resets a file's `ctime`, and a folder's own tells of deleted files. */
export function isUpToDate(root = '.'): boolean {
  if (!existsSync(join(root, STAMP))) return false;
  const last = JSON.parse(readFileSync(join(root, STAMP), 'utf8')) as Build;
  return (
    last.settings === settings() &&
    globSync(SOURCES, { cwd: root }).every((path) => statSync(join(root, path)).ctimeMs < last.startedAt)
  );
}
