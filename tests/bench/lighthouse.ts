import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Lighthouse and the library that drives the browser for it are no dependencies of the project: they bring 114 packages and 176 MB,
// which every `npm ci` would pay for. So this file names the parts of them that the measurements use.

/** A session of the browser's debugging protocol. */
export interface Session {
  send(method: string, parameters?: object): Promise<unknown>;
  detach(): Promise<void>;
}

export interface Page {
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { press(key: string): Promise<void> };
  evaluate<Argument, Answer>(run: (argument: Argument) => Answer, argument: Argument): Promise<Awaited<Answer>>;
  waitForSelector(selector: string): Promise<unknown>;
}

export interface Context {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface Target {
  url(): string;
  createCDPSession(): Promise<Session>;
}

export interface Browser {
  createBrowserContext(): Promise<Context>;
  target(): Target;
  waitForTarget(is: (target: Target) => boolean): Promise<Target>;
  disconnect(): Promise<void>;
}

export interface Step {
  readonly name: string;
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: { readonly performance: { readonly score: number | null } };
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  };
}

/** A user flow of Lighthouse: loads and timespans of one page, one after the other. */
export interface Flow {
  navigate(address: string, flags: object): Promise<void>;
  startTimespan(flags: object): Promise<void>;
  endTimespan(): Promise<void>;
  createFlowResult(): Promise<{ readonly steps: readonly Step[] }>;
}

const FOLDER = new URL('node_modules/', import.meta.url);

export function installLighthouse(): void {
  if (existsSync(new URL('lighthouse/', FOLDER)) && existsSync(new URL('puppeteer-core/', FOLDER))) return;
  console.log('… Lighthouse, installed once');
  execFileSync('npm', ['ci', '--prefix', 'tests/bench', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}

export async function connect(port: number): Promise<Browser> {
  const { default: puppeteer } = (await import(
    new URL('puppeteer-core/lib/puppeteer/puppeteer-core.js', FOLDER).href
  )) as {
    default: { connect(options: object): Promise<Browser> };
  };
  return puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
}

/** Starts a flow. Slows the browser down while it measures, and looks at nothing but performance. */
export async function startFlow(page: Page): Promise<Flow> {
  const lighthouse = (await import(new URL('lighthouse/core/index.js', FOLDER).href)) as {
    startFlow(page: Page, options: object): Promise<Flow>;
  };
  return lighthouse.startFlow(page, {
    flags: { onlyCategories: ['performance'], throttlingMethod: 'devtools', disableFullPageScreenshot: true },
  });
}
