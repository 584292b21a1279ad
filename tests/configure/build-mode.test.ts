import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import viteConfig from '../../vite.config';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-mode-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each(['.env', '.env.local', '.env.unconfigured'])('an unconfigured build takes nothing from %s', (file) => {
  // A build that read it would stop.
  writeFileSync(join(folder, file), 'VITE_API=mock');
  expect(viteConfig({ mode: 'unconfigured', command: 'build' })).toMatchObject({ envDir: false, build: { outDir: 'dist' } });
});
