import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { DISPLAY_SERVER, WEBKIT_DRIVER } from '../../browser/engines';
import type { Place } from '../page-reader';
import { fail } from '../scenario-error';
import { beginWait } from '../wait';

/** The key under which WebDriver's JSON has an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

interface BrowserOptions {
  readonly timeZone: string;
  readonly width: number;
  readonly height: number;
  readonly folder: string;
}

/** A window of WebKitGTK's MiniBrowser on a virtual display, driven by W3C WebDriver. */
export class WebDriver {
  private session = '';

  private constructor(
    private readonly address: string,
    private readonly processes: readonly ChildProcess[],
  ) {}

  /** Starts the virtual display, WebKitWebDriver and the window. The caller stops them by `stop`. */
  static async start({ timeZone, width, height, folder }: BrowserOptions): Promise<WebDriver> {
    // Turns off GTK's animations, which pages see as prefers-reduced-motion.
    mkdirSync(`${folder}/gtk-3.0`);
    writeFileSync(`${folder}/gtk-3.0/settings.ini`, '[Settings]\ngtk-enable-animations=0\n');
    const display = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer];
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      TZ: timeZone,
      LANGUAGE: 'en_IN',
      LD_LIBRARY_PATH: '',
      XDG_CONFIG_HOME: folder,
    };
    const program = spawn(WEBKIT_DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
    const driver = new WebDriver(`http://127.0.0.1:${port}`, [program, display]);
    try {
      await driver.begin();
      await driver.show(width, height);
    } catch (error) {
      driver.kill();
      throw error;
    }
    return driver;
  }

  run(body: string, ...values: readonly unknown[]): Promise<unknown> {
    return this.command('POST', '/execute/sync', { script: body, args: values });
  }

  go(address: string): Promise<unknown> {
    return this.command('POST', '/url', { url: address });
  }

  use(button: 'back' | 'forward' | 'refresh'): Promise<unknown> {
    return this.command('POST', `/${button}`, {});
  }

  click(element: ElementReference): Promise<unknown> {
    return this.command('POST', `/element/${element[ELEMENT]}/click`, {});
  }

  clickAt({ x, y }: Place): Promise<unknown> {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    return this.command('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  giveFile(field: ElementReference, path: string): Promise<unknown> {
    return this.command('POST', `/element/${field[ELEMENT]}/value`, { text: path });
  }

  async press(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await this.command('GET', '/screenshot')) as string, 'base64');
  }

  async stop(): Promise<void> {
    await this.command('DELETE', '');
    this.kill();
  }

  private kill(): void {
    for (const each of this.processes) each.kill();
  }

  private async begin(): Promise<void> {
    const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
    const expectInTime = beginWait();
    while (this.session === '') {
      try {
        const { sessionId } = (await this.send('POST', '/session', { capabilities })) as { sessionId: string };
        this.session = `/session/${sessionId}`;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        expectInTime(() => `WebKitWebDriver does not listen: ${error.message}`);
      }
    }
  }

  private async show(width: number, height: number): Promise<void> {
    const rectangle = { width, height };
    await this.command('POST', '/window/rect', rectangle);
    const seen = (await this.run('return innerHeight')) as number;
    await this.command('POST', '/window/rect', { width, height: height + height - seen });
  }

  private command(method: string, path: string, body?: unknown): Promise<unknown> {
    return this.send(method, this.session + path, body);
  }

  private async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.address + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    return response.ok ? value : fail(`WebKit: ${value?.error}: ${value?.message}`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
