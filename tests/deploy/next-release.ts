import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeCompressedCopies } from '../../scripts/configure/compressed-copies';
import { RELEASE_FILE, writeReleaseFile, type ReleaseFile } from '../../scripts/configure/release-file';

/** Each asset gets another name, as if its content had changed. */
export function renameAssets(folder: string): void {
  const names = globSync('assets/*', { cwd: folder }).map((file) => basename(file));
  const files = globSync('{**/*.{html,js},.deploy/templates/**/*.html}', { cwd: folder });
  for (const file of files) {
    const text = names.reduce(
      (content, name) => content.replaceAll(name, `next-${name}`),
      readFileSync(join(folder, file), 'utf8'),
    );
    writeFileSync(join(folder, file), text);
  }
  for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', `next-${name}`));
  for (const file of globSync('**/*.{html,js}', { cwd: folder })) writeCompressedCopies(join(folder, file));
  const list = JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8')) as ReleaseFile;
  writeReleaseFile(
    folder,
    list,
    Object.keys(list.assets).map((name) => name.replace('assets/', 'assets/next-')),
  );
  writeCompressedCopies(join(folder, RELEASE_FILE));
}
