import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { DEMO, isUpToDate, recordBuild } from '../../scripts/build/last-build';

const root = mkdtempSync(join(tmpdir(), 'last-build-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('a demo is built again after a change of a file, a deletion, or with other settings', () => {
  for (const folder of ['src', 'dist-demo']) mkdirSync(join(root, folder), { recursive: true });
  const changedAt = (path: string) => statSync(join(root, path)).ctimeMs;
  expect(isUpToDate(DEMO, root)).toBe(false);
  writeFileSync(join(root, 'src/a.ts'), '');
  // The folder's change may be later than its file's, on a busy machine.
  recordBuild(DEMO, Math.max(changedAt('src/a.ts'), changedAt('src')) + 1, root);
  expect(isUpToDate(DEMO, root)).toBe(true);
  vi.stubEnv('VITE_BRAND_NAME', 'Kochi Paws');
  expect(isUpToDate(DEMO, root)).toBe(false);
  vi.unstubAllEnvs();
  recordBuild(DEMO, changedAt('src/a.ts'), root);
  expect(isUpToDate(DEMO, root)).toBe(false);
  rmSync(join(root, 'src/a.ts'));
  recordBuild(DEMO, changedAt('src'), root);
  expect(isUpToDate(DEMO, root)).toBe(false);
});
