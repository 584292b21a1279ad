import { existsSync } from 'node:fs';

/** Other than the current Chromium. */
export interface Engine {
  readonly name: string;
  /** In words; '' if the engine can run. */
  readonly missing: string;
}

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** Whether the npm packages bring Chromiums that run here. */
export const isPackaged = process.platform === 'linux' && process.arch === 'x64';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Beside the packaged one. */
export function installedBrowser(): string | undefined {
  return INSTALLED.find((path) => existsSync(path));
}

function fromDebian(paths: readonly string[], packages: string): string {
  return paths.every((path) => existsSync(path)) ? '' : `install Debian's ${packages}`;
}

export const ENGINES: readonly Engine[] = [
  { name: 'firefox', missing: fromDebian([FIREFOX], 'firefox-esr') },
  { name: 'webkit', missing: fromDebian([WEBKIT_DRIVER, DISPLAY_SERVER], 'webkit2gtk-driver and xvfb') },
  { name: 'chromium-103', missing: isPackaged ? '' : 'its package is for Linux x64 only' },
];
