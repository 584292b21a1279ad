import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { isPackaged } from './engines';

const folder = mkdtempSync(join(tmpdir(), 'unpack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const START = `
  import { launchPackaged } from './tests/browser/find-browser.ts';
  const browser = await launchPackaged({});
  console.log(browser.isConnected());
  await browser.close();`;

test.runIf(isPackaged)(
  'programs that start together each get a whole Chromium, on a machine that never had one',
  async () => {
    const start = () =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', START], {
        env: { ...process.env, TMPDIR: folder },
      });
    const ends = await Promise.all([start(), start(), start()]);
    expect(ends.map(({ stdout }) => stdout.trim())).toEqual(['true', 'true', 'true']);
    expect(readdirSync(folder).filter((name) => name.startsWith('chromium-'))).toEqual([]);
  },
);
