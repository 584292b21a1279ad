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

test('an unconfigured build takes nothing from files, and warns of nothing', () => {
  const warn = vi.spyOn(console, 'warn');
  // They would stop the build with an error, because only a demo may run on mocks.
  for (const file of ['.env', '.env.unconfigured']) writeFileSync(join(folder, file), 'VITE_API=mock');
  expect(viteConfig({ mode: 'unconfigured', command: 'build' })).toMatchObject({
    envDir: false,
    build: { outDir: 'dist' },
  });
  expect(warn).not.toHaveBeenCalled();
});

const MISSING = /^Error: VITE_\w+ is missing: /;

test.each<[string, string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, ...string[]]>([
  [
    'a mistyped mode',
    'unconfigurd',
    {},
    {},
    "Error: There is no mode 'unconfigurd': a build is made with production, unconfigured, demo.",
  ],
  [
    'a mode that npm took for itself',
    'production',
    {},
    { npm_config_mode: 'true' },
    "Error: npm took '--mode' for itself: write 'npm run build -- --mode …'.",
  ],
  [
    'a demo without mocks',
    'demo',
    {},
    { VITE_API: 'real' },
    "Error: A demo runs on mocks: VITE_API has to be 'mock', and the environment says 'real'.",
  ],
  [
    'a name that is no setting, and a wrong value',
    'production',
    { '.env': 'VITE_NOTCE=Closed\nVITE_API=mock\n', '.env.production': 'VITE_API=fake\n' },
    {},
    'Error: VITE_NOTCE is no setting of this app: .env.example has their names.',
    "Error: VITE_API is malformed ('fake'): set it to 'real'.",
  ],
])('a build tells of %s', (_, mode, files, variables, ...sentences) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const [name, value] of Object.entries({
    VITE_API_IDEMPOTENCY_KEY: 'off',
    VITE_SITE_URL: 'https://a.test',
    ...variables,
  }))
    vi.stubEnv(name, value);
  const said: string[] = [];
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line));
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => viteConfig({ mode, command: 'build' })).toThrow('ended');
  expect(said.filter((line) => !MISSING.test(line))).toEqual(sentences);
});
