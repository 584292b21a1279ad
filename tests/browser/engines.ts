import { existsSync } from 'node:fs';

/** A browser engine other than the current Chromium. */
export interface Engine {
  readonly name: string;
  /** What this computer lacks to run the engine, in words; '' if the engine can run. */
  readonly missing: string;
}

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const DISPLAY_SERVER = '/usr/bin/Xvfb';

const isPackaged = process.platform === 'linux' && process.arch === 'x64';

function fromDebian(paths: readonly string[], packages: string): string {
  return paths.every((path) => existsSync(path)) ? '' : `install Debian's ${packages}`;
}

/** The engines of supported browsers other than the current Chromium. */
export const ENGINES: readonly Engine[] = [
  { name: 'firefox', missing: fromDebian([FIREFOX], 'firefox-esr') },
  { name: 'webkit', missing: fromDebian([WEBKIT_DRIVER, DISPLAY_SERVER], 'webkit2gtk-driver and xvfb') },
  ...['chromium-103', 'chromium-119'].map((name) => ({
    name,
    missing: isPackaged ? '' : 'its package is for Linux x64 only',
  })),
];
