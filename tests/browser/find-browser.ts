import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';
import { installedBrowser, isPackaged } from './engines';

/** Playwright finds these by name on every system. */
const CHANNELS = ['chrome', 'chromium', 'msedge'];

/** So that a person can follow. */
const SLOW_MOTION_IN_MILLISECONDS = 500;

interface BrowserOptions {
  /** A visible browser pauses after each action, for the milliseconds in SLOW_MOTION or a default time. */
  readonly isWatched: boolean;
  readonly args?: readonly string[];
  /** Scroll bars that take room: a headless browser has none by default; a visible one ignores this. */
  readonly hasScrollBars?: boolean;
}

/**
 * At CHROME_PATH. Without it, a visible browser is an installed one; another one the packaged Chromium on Linux x64, so that all such
 * machines test the same, and an installed one elsewhere. Throws with advice if none starts.
 */
export async function launchBrowser(options: BrowserOptions = { isWatched: false }): Promise<Browser> {
  const { isWatched, args = [], hasScrollBars = false } = options;
  if (isWatched && !hasDisplay())
    throw new Error('There is no display to show a browser on: run this on a computer with a desktop.');
  const launch: LaunchOptions = isWatched
    ? { headless: false, slowMo: slowMotion() }
    : { args: [...args], ignoreDefaultArgs: hasScrollBars ? ['--hide-scrollbars'] : [] };
  const chosen = (await launchChosen(launch)) ?? (isWatched ? undefined : await launchPackaged(launch));
  const browser = chosen ?? (await launchInstalled(launch));
  if (!browser)
    throw new Error(
      `No browser was found that can ${isWatched ? 'be shown' : 'start'} here: install Chromium or Google Chrome, or set CHROME_PATH to its executable.`,
    );
  return browser.on('context', (context) => context.setDefaultTimeout(WAIT_LIMIT_IN_MILLISECONDS));
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

function slowMotion(): number {
  const chosen = process.env.SLOW_MOTION;
  if (!chosen) return SLOW_MOTION_IN_MILLISECONDS;
  if (!/^\d+$/.test(chosen)) throw new Error(`SLOW_MOTION is '${chosen}': it has to be a number of milliseconds.`);
  return Number(chosen);
}

async function launchInstalled(options: LaunchOptions): Promise<Browser | undefined> {
  const executablePath = installedBrowser();
  for (const place of [...(executablePath ? [{ executablePath }] : []), ...CHANNELS.map((channel) => ({ channel }))]) {
    const browser = await chromium.launch({ ...options, ...place }).catch(() => undefined);
    if (browser) return browser;
  }
  return undefined;
}

/** Throws if the browser at CHROME_PATH does not start. Undefined without the variable. */
async function launchChosen(options: LaunchOptions): Promise<Browser | undefined> {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) return undefined;
  if (!existsSync(executablePath)) throw new Error(`CHROME_PATH names '${executablePath}', where there is no file.`);
  try {
    return await chromium.launch({ ...options, executablePath });
  } catch (cause) {
    const way = options.headless === false ? 'so that it can be seen' : 'here';
    throw new Error(`CHROME_PATH names '${executablePath}', which could not be started ${way}.`, { cause });
  }
}

/** Unpacked into the temporary directory the first time; undefined on systems other than Linux x64. */
async function launchPackaged(options: LaunchOptions): Promise<Browser | undefined> {
  if (!isPackaged) return undefined;
  // Before the import: the package unpacks its shared libraries only with this variable of AWS Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  if (!existsSync(join(tmpdir(), 'chromium'))) unpackChromium();
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ ...options, executablePath: await packaged.executablePath() });
}

/**
 * Puts complete files in their place, the program last, so that no test starts an incomplete program. It is linked: a move would replace
 * one that runs already, which could not start its helper processes any more.
 */
function unpackChromium(): void {
  const aside = mkdtempSync(join(tmpdir(), 'chromium-'));
  const unpack = "const { default: packaged } = await import('@sparticuz/chromium'); await packaged.executablePath();";
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], { env: { ...process.env, TMPDIR: aside } });
  const others = readdirSync(aside).filter((name) => name !== 'chromium');
  for (const name of [...others, 'chromium']) {
    try {
      const put = name === 'chromium' ? linkSync : renameSync;
      put(join(aside, name), join(tmpdir(), name));
    } catch (error) {
      // Unless another test has put the same file there.
      if (!existsSync(join(tmpdir(), name))) throw error;
    }
  }
  rmSync(aside, { recursive: true });
}
