import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

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

/**
 * Starts a headless Chromium from the first place that has one: CHROME_PATH, the usual paths, the channels that Playwright
 * knows, and on Linux x64 the one that comes with the development packages. Throws a sentence that says what to do where
 * there is none.
 */
export async function launchBrowser(): Promise<Browser> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return launchChosen(chosen);
  for (const executablePath of KNOWN_PATHS.filter((path) => existsSync(path))) {
    const browser = await tryToLaunch({ executablePath });
    if (browser) return browser;
  }
  for (const channel of CHANNELS) {
    const browser = await tryToLaunch({ channel });
    if (browser) return browser;
  }
  const packaged = await packagedBrowserPath();
  if (packaged) return chromium.launch({ executablePath: packaged });
  throw new Error(ADVICE);
}

/** A CHROME_PATH that does not work is a mistake to hear of, not a reason to look elsewhere. */
async function launchChosen(executablePath: string): Promise<Browser> {
  if (!existsSync(executablePath)) throw new Error(`CHROME_PATH names '${executablePath}', where there is no file.`);
  return chromium.launch({ executablePath });
}

async function tryToLaunch(options: LaunchOptions): Promise<Browser | undefined> {
  try {
    return await chromium.launch(options);
  } catch {
    return undefined;
  }
}

/** Unpacks the packaged Chromium into the system's temporary directory, which takes some seconds the first time. */
async function packagedBrowserPath(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package brings its shared libraries only where it believes to run on AWS Lambda, and looks when it is imported.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
