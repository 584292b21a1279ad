import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// No dependency of the project: its 114 packages have 176 MB, for which `npm ci` should not wait. So its types are named here.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FOLDER = join(tmpdir(), LIGHTHOUSE);

export interface Page {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  click(selector: string): Promise<void>;
  setViewport(size: object): Promise<void>;
  focus(selector: string): Promise<void>;
  $eval<Answer>(selector: string, run: (element: HTMLElement) => Answer): Promise<Answer>;
  waitForSelector(selector: string): Promise<unknown>;
}

interface Browser {
  createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  disconnect(): Promise<void>;
}

/** Loads and timespans of one page, one after the other. */
export interface Flow {
  navigate(address: string, flags: object): Promise<void>;
  startTimespan(flags: object): Promise<void>;
  endTimespan(): Promise<void>;
  createFlowResult(): Promise<{ readonly steps: readonly { readonly name: string; readonly lhr: Result }[] }>;
}

export interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** In the temporary directory, where the first call installs it. */
export async function loadLighthouse() {
  if (!existsSync(join(FOLDER, 'node_modules/lighthouse'))) {
    console.log(`… ${LIGHTHOUSE}, installed once`);
    const npm = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', FOLDER, LIGHTHOUSE];
    execFileSync(process.execPath, [process.env.npm_execpath!, ...npm], { stdio: 'inherit' });
  }
  const load = (file: string) => import(pathToFileURL(join(FOLDER, 'node_modules', file)).href);
  const lighthouse = (await load('lighthouse/core/index.js')) as {
    startFlow(page: Page, options: object): Promise<Flow>;
  };
  const { default: puppeteer } = (await load('puppeteer-core/lib/puppeteer/puppeteer-core.js')) as {
    default: { connect(options: object): Promise<Browser> };
  };
  return {
    connect: (port: number) => puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null }),
    startFlow: async (page: Page) => {
      // Lighthouse would change the size with each timespan, and so close or move what is open.
      await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
      return lighthouse.startFlow(page, {
        flags: {
          onlyCategories: ['performance'],
          throttlingMethod: 'devtools',
          screenEmulation: { disabled: true },
          disableFullPageScreenshot: true,
        },
      });
    },
  };
}
