import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { chromium, firefox } from 'playwright-1.63';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';
import { FIREFOX } from './engines';

const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const CACHE = `${PACKAGES}/.cache`;

/** 'firefox' is Debian's, 'chromium-103' a package's name. Playwright 1.63 is the last version that supports both. */
export async function launchEngine(name: string): Promise<Browser> {
  const browser = (await (name === 'firefox' ? launchFirefox() : launchOldChromium(name))) as unknown as Browser;
  return browser.on('context', (context) => context.setDefaultTimeout(WAIT_LIMIT_IN_MILLISECONDS));
}

function launchFirefox() {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
    timeout: WAIT_LIMIT_IN_MILLISECONDS,
    // LD_LIBRARY_PATH may lead to the libraries of a packaged Chromium, which Firefox must not load.
    env: { ...process.env, LD_LIBRARY_PATH: '' },
    // WebDriver BiDi cannot set reduced motion.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
}

function launchOldChromium(name: string) {
  const folder = unpack(name);
  return chromium.launch({
    executablePath: `${folder}/chromium`,
    timeout: WAIT_LIMIT_IN_MILLISECONDS,
    // The old package lacks some libraries; the current packaged Chromium has them.
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib:${process.env.LD_LIBRARY_PATH ?? ''}` },
  });
}

/** The package's own code might start another version from the temporary directory. */
function unpack(name: string): string {
  const folder = `${CACHE}/${name}`;
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const read = (file: string) => brotliDecompressSync(readFileSync(`${PACKAGES}/${name}/bin/${file}.br`));
  writeFileSync(`${unfinished}/chromium`, read('chromium'), { mode: 0o755 });
  for (const archive of ['aws.tar', 'swiftshader.tar'])
    execFileSync('tar', ['-x', '-C', unfinished], { input: read(archive) });
  renameSync(unfinished, folder);
  return folder;
}
