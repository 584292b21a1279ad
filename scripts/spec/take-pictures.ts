import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { launchBrowser } from '../../tests/browser/find-browser';
import { release } from '../build/release';
import { PICTURE_FOLDER, PICTURE_LIST, type PictureList } from './pictures';

/** The most that a picture has. A wider page is made smaller; of a longer one the upper part is kept, as the footer is below. */
const SIZE = { width: 480, height: 480 };
const QUALITY = 0.5;

/** Runs scenarios in Chromium, and keeps a small picture of each that passes. `choice` are Cucumber's arguments. */
export async function takePictures(choice: readonly string[]): Promise<void> {
  const shown = release();
  rmSync(PICTURE_FOLDER, { recursive: true, force: true });
  run('--env-file=tests/support/production.env', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', 'dist-test/production');
  run('node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--logLevel', 'warn', '--outDir', 'dist-test/demo');
  // A scenario that fails has no picture, and the site says that it failed.
  run('node_modules/@cucumber/cucumber/bin/cucumber.js', '-p', 'browser', '--world-parameters', JSON.stringify({ pictures: PICTURE_FOLDER }), ...choice);
  const list: PictureList = { release: shown, sizes: await makeSmall(globSync(join(PICTURE_FOLDER, '*.png'))) };
  writeFileSync(PICTURE_LIST, JSON.stringify(list));
}

function run(...command: readonly string[]): void {
  spawnSync(process.execPath, command, { stdio: 'inherit' });
}

/** Writes a small WebP beside each PNG, and removes the PNG. Answers the sizes by the names of the files. */
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

/** Runs in the browser, which can write WebP. */
async function shrink({ data, width, height, quality }: typeof SIZE & { readonly data: string; readonly quality: number }) {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const scale = Math.min(1, width / picture.width);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.min(height, Math.round(picture.height * scale)));
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  return { width: canvas.width, height: canvas.height, data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}
