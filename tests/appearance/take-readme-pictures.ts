import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { runCucumber } from '../features/run-cucumber';
import { useAndroidFont } from './android-font';
import { openDemoSite } from './demo-site';
import {
  FINGERPRINTS,
  LARGEST_IN_BYTES,
  PICTURE_FOLDER,
  REPORTED_SCENARIO,
  REPORT_PICTURE,
  fingerprintOf,
  readFingerprints,
  showPages,
  type ReadmePicture,
} from './readme-pictures';
import { WITHOUT_BADGE } from './without-badge';
import { takeWebp } from './webp';

/** The file to which the profile 'picture' of cucumber.mjs writes its report. */
const REPORT = 'reports/picture.html';

const BEST_QUALITY = 85;
const WORST_QUALITY = 25;

/** Takes the pictures of README.md that are missing or whose pages have changed, and stores the fingerprints of all pages. */
export async function takeReadmePictures(): Promise<void> {
  mkdirSync(PICTURE_FOLDER, { recursive: true });
  const site = await openDemoSite();
  const known = existsSync(FINGERPRINTS) ? readFingerprints() : {};
  const fingerprints: Record<string, string> = {};
  try {
    const demo = site.openTab(useAndroidFont);
    for await (const picture of showPages(demo)) {
      const { page } = demo.tab;
      const { file } = picture;
      fingerprints[file] = await fingerprintOf(page);
      if (fingerprints[file] === known[file] && existsSync(join(PICTURE_FOLDER, file))) continue;
      if (picture === REPORT_PICTURE) await showReport(page);
      await writePicture(picture, page);
    }
  } finally {
    await site.close();
  }
  console.log(`All pictures in ${PICTURE_FOLDER} are up to date.`);
  writeFileSync(FINGERPRINTS, `${JSON.stringify(fingerprints, undefined, 2)}\n`);
}

/** Writes a picture of the page, in the best quality that keeps within LARGEST_IN_BYTES. Throws if even the worst quality is too large. */
async function writePicture({ file, mode }: ReadmePicture, page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: WITHOUT_BADGE });
  // Pictures of a phone have twice the pixels, so that they stay sharp on a dense screen.
  const scale = mode.width < 600 ? 2 : 1;
  let quality = BEST_QUALITY;
  let picture = await takeWebp(page, { quality, scale });
  while (picture.length > LARGEST_IN_BYTES && quality > WORST_QUALITY) {
    quality -= 10;
    picture = await takeWebp(page, { quality, scale });
  }
  await style.evaluate((element) => (element as Element).remove());
  if (picture.length > LARGEST_IN_BYTES) throw new Error(`${file} is larger than ${LARGEST_IN_BYTES} bytes.`);
  writeFileSync(join(PICTURE_FOLDER, file), picture);
  console.log(`${join(PICTURE_FOLDER, file)}: ${picture.length} bytes, quality ${quality}`);
}

/** Runs the scenario that fails on purpose, and shows its report in the page, with the report's screenshot unfolded. */
async function showReport(page: Page): Promise<void> {
  // Deletes the report of an earlier run. Otherwise the picture would show it if Cucumber failed to write a new one.
  rmSync(REPORT, { force: true });
  mkdirSync(dirname(REPORT), { recursive: true });
  runCucumber('-p', 'picture', REPORTED_SCENARIO);
  await page.setViewportSize({ width: 960, height: 720 });
  await page.goto(pathToFileURL(resolve(REPORT)).href);
  await page.getByText('The page', { exact: true }).click();
  // Scrolls past the report's first lines, because they contain details of this computer.
  await page.getByRole('heading', { name: 'Feature:' }).evaluate((heading) => heading.scrollIntoView());
  await page.mouse.move(0, 0);
}
