import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { launchBrowser } from '../../tests/browser/find-browser';
import { release } from '../build/release';
import { PICTURE_FOLDER, PICTURE_LIST, type PictureList } from './pictures';

/** The largest size of a picture, in pixels. A wider page is scaled down; the bottom of a longer page, with the footer, is cut off. */
const SIZE = { width: 480, height: 480 };
const QUALITY = 0.5;

/** Runs scenarios in Chromium, and writes a small picture of each that passes. `choice` are Cucumber's arguments, which choose the scenarios. */
export async function takePictures(choice: readonly string[]): Promise<void> {
  const shown = release();
  rmSync(PICTURE_FOLDER, { recursive: true, force: true });
  run('--env-file=tests/support/production.env', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', 'dist-test/production');
  run('node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--logLevel', 'warn', '--outDir', 'dist-test/demo');
  // The status is ignored: a failed scenario only has no picture, and the site says that it failed.
  run('node_modules/@cucumber/cucumber/bin/cucumber.js', '-p', 'browser', '--world-parameters', JSON.stringify({ pictures: PICTURE_FOLDER }), ...choice);
  const list: PictureList = { release: shown, sizes: await makeSmall(globSync(join(PICTURE_FOLDER, '*.png'))) };
  writeFileSync(PICTURE_LIST, JSON.stringify(list));
}

function run(...command: readonly string[]): void {
  spawnSync(process.execPath, command, { stdio: 'inherit' });
}

/** Replaces each PNG by a small WebP. Returns the sizes of the new pictures, by the files' names without ending. */
async function makeSmall(files: readonly string[]): Promise<PictureList['sizes']> {
  const sizes: Record<string, readonly [number, number]> = {};
  const browser = await launchBrowser();
  const page = await browser.newPage();
  for (const file of files) {
    const name = basename(file, '.png');
    const { width, height, data } = await page.evaluate(shrink, { data: readFileSync(file, 'base64'), ...SIZE, quality: QUALITY });
    writeFileSync(join(PICTURE_FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
    sizes[name] = [width, height];
    rmSync(file);
  }
  await browser.close();
  return sizes;
}

/** Scales a PNG down, cuts off its bottom, and returns a WebP. Both files are in base64. Runs in the browser, because Node cannot write WebP. */
async function shrink({ data, width, height, quality }: typeof SIZE & { readonly data: string; readonly quality: number }) {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const scale = Math.min(1, width / picture.width);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.min(height, Math.round(picture.height * scale)));
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  return { width: canvas.width, height: canvas.height, data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}
