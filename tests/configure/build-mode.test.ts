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
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.each(['.env', '.env.local', '.env.unconfigured'])('an unconfigured build takes nothing from %s', (file) => {
  // A build that read it would stop.
  writeFileSync(join(folder, file), 'VITE_API=mock');
  expect(viteConfig({ mode: 'unconfigured', command: 'build' })).toMatchObject({ envDir: false, build: { outDir: 'dist' } });
});

/** The line that a build says when it ends without having begun. */
function refusalOf(mode: string): string {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => viteConfig({ mode, command: 'build' })).toThrow('ended');
  return error.mock.calls.join('\n');
}

test('a mistyped mode is refused', () => {
  expect(refusalOf('unconfigurd')).toBe("Error: There is no mode 'unconfigurd': a build is made with production, unconfigured, demo.");
});

test('a mode that npm took for itself is told', () => {
  vi.stubEnv('npm_config_mode', 'true');
  expect(refusalOf('production')).toBe("Error: npm took '--mode' for itself: write 'npm run build -- --mode …'.");
});

test('an unconfigured build takes no mocks', () => {
  vi.stubEnv('VITE_API', 'mock');
  expect(refusalOf('unconfigured')).toMatch(/^Error: VITE_API is 'mock'/);
});
