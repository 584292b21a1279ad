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
  // If the build read this file, it would stop with an error, because only a demo may run on mocks.
  writeFileSync(join(folder, file), 'VITE_API=mock');
  expect(viteConfig({ mode: 'unconfigured', command: 'build' })).toMatchObject({ envDir: false, build: { outDir: 'dist' } });
});

/** The error that a build in this mode prints as it stops. Throws if the build does not stop. */
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

test('a build takes no line of .env for the value of the line above', () => {
  writeFileSync(join(folder, '.env'), 'VITE_API=real\nVITE_NOTICE= \nVITE_CONTACT_NUMBER=12\n');
  writeFileSync(join(folder, '.env.production'), 'VITE_API_BASE_URL=api.test\n');
  expect(refusalOf('production')).toMatch(/VITE_API_BASE_URL is malformed \('api\.test'\)[^]*VITE_CONTACT_NUMBER is malformed \('12'\)/);
});

test('a build warns of a name that resembles a setting', () => {
  writeFileSync(join(folder, '.env'), 'VIT_NOTICE=Closed\nvite_places=typed\nDATABASE_URL=a\n');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  refusalOf('production');
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
    'Warning: VIT_NOTICE is no setting of this app: VITE_NOTICE may be meant.',
    'Warning: vite_places is no setting of this app: VITE_PLACES may be meant.',
  ]);
});

test('a build warns of a line of .env that .env.production replaces', () => {
  writeFileSync(join(folder, '.env'), 'VITE_NOTICE=Closed\nVITE_BRAND_NAME=Paws\n');
  writeFileSync(join(folder, '.env.production'), 'VITE_NOTICE=Open\nVITE_BRAND_NAME=Paws\n');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  refusalOf('production');
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([`Warning: VITE_NOTICE comes from ${join(folder, '.env.production')}, not from ${join(folder, '.env')}.`]);
});

test('a build tells of a quote that is not closed, and of all other mistakes', () => {
  writeFileSync(join(folder, '.env'), 'VITE_NOTICE="Closed\nVITE_CONTACT_NUMBER=12\n');
  const [first, ...others] = refusalOf('production').split('\n');
  expect(first).toBe(`Error: ${join(folder, '.env')}, line 1: the quote of VITE_NOTICE is not closed.`);
  expect(others).toContainEqual(expect.stringMatching(/^Error: VITE_CONTACT_NUMBER is malformed/));
});
