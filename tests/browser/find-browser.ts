import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { WAIT_LIMIT_IN_MILLISECONDS } from '../limits';

const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The installations that Playwright finds by name on every system. */
const CHANNELS = ['chrome', 'chromium', 'msedge'];

const ADVICE =
  'No Chromium was found for the browser tests: install Chromium or Google Chrome, or set CHROME_PATH to its executable.';

const ADVICE_FOR_WATCHING =
  'No browser was found that can be shown here: install Chromium or Google Chrome, or set CHROME_PATH to its executable.';

const NO_DISPLAY = 'There is no display to show a browser on: run this on a computer with a desktop.';

/** The pause after each action, so that a person can follow. */
const SLOW_MOTION_IN_MILLISECONDS = 500;

interface BrowserOptions {
  /** Whether the browser is visible, with a pause of SLOW_MOTION milliseconds after each action. */
  readonly isWatched: boolean;
  /** Further command-line arguments of a headless browser. */
  readonly args?: readonly string[];
}

/**
 * Starts the first Chromium found: CHROME_PATH, the usual paths, Playwright's channels, and on Linux x64 the one of the
 * development packages, which is headless only. Throws a sentence with advice if none is found, or no display for a visible one.
 */
export async function launchBrowser({ isWatched, args = [] }: BrowserOptions = { isWatched: false }): Promise<Browser> {
  const browser = await (isWatched ? launchVisible() : launchHeadless({ args: [...args] }));
  return browser.on('context', (context) => context.setDefaultTimeout(WAIT_LIMIT_IN_MILLISECONDS));
}

async function launchHeadless(options: LaunchOptions): Promise<Browser> {
  const browser = (await launchInstalled(KNOWN_PATHS, options)) ?? (await launchPackaged(options));
  if (!browser) throw new Error(ADVICE);
  return browser;
}

async function launchVisible(): Promise<Browser> {
  const slowMo = slowMotion();
  if (!hasDisplay()) throw new Error(NO_DISPLAY);
  const browser = await launchInstalled(KNOWN_PATHS.filter(canBeShown), { headless: false, slowMo });
  if (!browser) throw new Error(ADVICE_FOR_WATCHING);
  return browser;
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

function canBeShown(path: string): boolean {
  return !path.endsWith('headless-shell');
}

function slowMotion(): number {
  const chosen = process.env.SLOW_MOTION;
  if (!chosen) return SLOW_MOTION_IN_MILLISECONDS;
  if (!/^\d+$/.test(chosen)) throw new Error(`SLOW_MOTION is '${chosen}': it has to be a number of milliseconds.`);
  return Number(chosen);
}

async function launchInstalled(paths: readonly string[], options: LaunchOptions): Promise<Browser | undefined> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return launchChosen(chosen, options);
  for (const executablePath of paths.filter((path) => existsSync(path))) {
    const browser = await tryToLaunch({ ...options, executablePath });
    if (browser) return browser;
  }
  for (const channel of CHANNELS) {
    const browser = await tryToLaunch({ ...options, channel });
    if (browser) return browser;
  }
  return undefined;
}

/** Starts the browser at CHROME_PATH. Throws if that fails, and does not look for another browser. */
async function launchChosen(executablePath: string, options: LaunchOptions): Promise<Browser> {
  if (!existsSync(executablePath)) throw new Error(`CHROME_PATH names '${executablePath}', where there is no file.`);
  try {
    return await chromium.launch({ ...options, executablePath });
  } catch (cause) {
    const way = options.headless === false ? 'so that it can be seen' : 'here';
    throw new Error(`CHROME_PATH names '${executablePath}', which could not be started ${way}.`, { cause });
  }
}

async function tryToLaunch(options: LaunchOptions): Promise<Browser | undefined> {
  try {
    return await chromium.launch(options);
  } catch {
    return undefined;
  }
}

/** Starts the packaged Chromium, which unpacks itself into the temporary directory the first time. */
async function launchPackaged(options: LaunchOptions): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Set before the import: the package unpacks its shared libraries only if it finds AWS Lambda's variable.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ ...options, executablePath: await packaged.executablePath() });
}
