import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { DISPLAY_SERVER, WEBKIT_DRIVER } from '../../browser/engines';

interface BrowserOptions {
  readonly timeZone: string;
  readonly width: number;
  readonly height: number;
  readonly folder: string;
}

export interface MiniBrowser {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}

/** A window of WebKitGTK on a virtual display. */
export async function startMiniBrowser(options: BrowserOptions): Promise<MiniBrowser> {
  const display = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const service = serviceOn(await numberOf(display), options);
  const kill = async () => {
    await service.kill();
    display.kill();
  };
  try {
    const driver = await openWindow(await service.start(), options);
    return { driver, stop: () => driver.quit().then(kill, kill) };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function numberOf(display: ChildProcess): Promise<string> {
  const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer];
  return String(number).trim();
}

function serviceOn(display: string, { timeZone, folder }: BrowserOptions): DriverService {
  // Turns off GTK's animations, which pages see as prefers-reduced-motion.
  mkdirSync(`${folder}/gtk-3.0`);
  writeFileSync(`${folder}/gtk-3.0/settings.ini`, '[Settings]\ngtk-enable-animations=0\n');
  const env = { DISPLAY: `:${display}`, TZ: timeZone, LANGUAGE: 'en_IN', LD_LIBRARY_PATH: '', XDG_CONFIG_HOME: folder };
  return new DriverService.Builder(WEBKIT_DRIVER)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), ...env })
    .build();
}

async function openWindow(server: string, { width, height }: BrowserOptions): Promise<WebDriver> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const seen = await driver.executeScript<number>('return innerHeight');
  await window.setRect({ x: 0, y: 0, width, height: height + height - seen });
  return driver;
}
