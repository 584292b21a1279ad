import type { Browser, FrameLocator, Page } from 'playwright-core';
import { encode, renderSVG } from 'uqr';
import { preview, type PreviewServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { forPhones } from '../../demo/site/for-phones';
import { launchBrowser } from '../browser/find-browser';

let browser: Browser;
let server: PreviewServer;
let page: Page;
let own: string;
/** Browsers find any name below localhost on this computer. */
let ofPhones: string;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    launchBrowser(),
    preview({
      mode: 'demo',
      logLevel: 'silent',
      plugins: [forPhones()],
      build: { outDir: 'dist-test/demo' },
      preview: { port: 0 },
    }),
  ]);
  own = server.resolvedUrls!.local[0]!;
  ofPhones = own.replace('127.0.0.1', 'phone.localhost');
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.close());
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const withPhones = () => server.resolvedUrls!.network.splice(0, 1, ofPhones);
const withoutPhones = () => server.resolvedUrls!.network.splice(0);
const panel = () => page.getByRole('region', { name: 'Demo panel' });
const shareLink = () => panel().getByLabel('Share link').inputValue();

async function shownCode(app: Page | FrameLocator = page): Promise<string | null> {
  await app.getByRole('contentinfo').scrollIntoViewIfNeeded();
  return app.getByRole('img', { name: 'App QR code' }).locator('path').getAttribute('d');
}
const codeOf = (text: string) =>
  encode(text, { ecc: 'M', border: 0 })
    .data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');

async function openPanel(address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
}

test('a code that no phone can follow says that this is a demo, and the page asks its server for nothing', async () => {
  withoutPhones();
  const methods = new Set<string>();
  page.on('request', (request) => methods.add(request.method()));
  await openPanel(own);
  await panel().getByLabel('Name').fill('Kochi Paws');
  await panel().getByLabel('Name').press('Enter');
  await expect.poll(shareLink).toMatch(/&brand=Kochi\+Paws$/);
  await panel().getByText('This link works on this computer only.').waitFor();
  await expect(panel().getByRole('img', { name: 'QR code of the share link' }).count()).resolves.toBe(0);
  await expect
    .poll(() => shownCode())
    .toBe(codeOf('This is a demo. In the real app, this code leads to the app store.'));
  expect([...methods]).toEqual(['GET']);
});

test("with an address for phones, the app's codes lead there, in a talk track too", async () => {
  withPhones();
  await page.goto(own);
  await expect.poll(() => shownCode()).toBe(codeOf(`${ofPhones}app`));
  await page.goto(`${ofPhones}?tell=A%20new%20city%20with%20your%20brand`);
  await page.getByLabel('Speed').selectOption('at once');
  await page.keyboard.press('Space');
  await expect.poll(() => shownCode(page.getByRole('main').frameLocator('iframe'))).toBe(codeOf(`${ofPhones}app`));
});

test("the panel's code brings a phone to the brand, whose logo stays at the server", async () => {
  withPhones();
  await openPanel(own);
  await panel().getByLabel('Name').fill('Kochi Paws');
  await panel().getByLabel('Name').press('Enter');
  await expect.poll(shareLink).toMatch(/&kept=\w{8}$/);
  const linkWithoutLogo = await shareLink();
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><desc>${'%'.repeat(3000)}</desc></svg>`;
  await panel()
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  // The server keeps the name first, then the name with the logo.
  await expect.poll(shareLink).not.toBe(linkWithoutLogo);
  await expect.poll(shareLink).toMatch(/&kept=\w{8}$/);
  const link = await shareLink();
  expect(link.startsWith(`${ofPhones}walking/1?demo=`)).toBe(true);
  await expect
    .poll(() => panel().getByRole('img', { name: 'QR code of the share link' }).getAttribute('src'))
    .toBe(`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 4 }))}`);
  const phone = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const opened = await phone.newPage();
  await opened.goto(link);
  for (const _ of ['at first', 'after a reload']) {
    await opened.getByRole('banner').getByText('Kochi Paws').waitFor();
    await expect
      .poll(() => opened.locator('.brand-logo').evaluate((each) => getComputedStyle(each).backgroundImage))
      .toContain('data:image/svg+xml');
    expect(new URL(opened.url()).search).toBe('');
    await opened.reload();
  }
  await phone.close();
  await expect.poll(() => shownCode()).toBe(codeOf(`${ofPhones}app?${/kept=\w+/.exec(link)![0]}`));
  await panel().getByRole('button', { name: 'Remove brand' }).click();
  await expect.poll(shareLink).toMatch(/&speed=0$/);
});

test('a code whose brand the server has lost says so', async () => {
  await page.goto(`${ofPhones}walking/1?demo=new-city-launch&kept=01234567`);
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('The brand of this link is gone. Scan the code again.');
});
