// Takes screenshots of every state in six display modes, with contact sheets: npm run screenshots
// Arguments choose the states whose names contain one of them: npm run screenshots -- calendar 'sign-up'
// The argument 'readme' takes the pictures of README.md instead.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { useAndroidFont } from './android-font';
import { fileNameOf, writeContactSheet, writeTable, type Shot } from './contact-sheet';
import { openDemoSite, type DemoTab } from './demo-site';
import {
  DARK_ON_COMPUTER,
  DARK_ON_PHONE,
  DARK_ON_TABLET,
  LIGHT_ON_COMPUTER,
  LIGHT_ON_PHONE,
  LIGHT_ON_TABLET,
  applyDisplayMode,
  type DisplayMode,
} from './display-modes';
import { reachState, type State } from './state';
import { STATES } from './states';
import { takeReadmePictures } from './take-readme-pictures';
import { WITHOUT_BADGE } from './without-badge';

const FOLDER = 'screenshots';
const README = 'readme';

const MODES = [LIGHT_ON_PHONE, DARK_ON_PHONE, LIGHT_ON_TABLET, DARK_ON_TABLET, LIGHT_ON_COMPUTER, DARK_ON_COMPUTER];

/** The room below a form for the sticky bar with the total and the button 'Next', in pixels. */
const ROOM_FOR_BAR = 144;

/** CSS without the footer's room for the sticky bar, which stands at the main content's end in these pictures. */
const WITHOUT_ROOM_FOR_BAR = 'footer { --action-bar-height: 0px }';

const [, , ...words] = process.argv;

// The packaged Chromium's own font has no rupee sign. FONTCONFIG_PATH makes it use the system's fonts, which have one.
if (existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
if (words.join() === README) await takeReadmePictures();
else await takeScreenshots(STATES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))));

/** Replaces the folder of screenshots by pictures of these states, a table and contact sheets. Throws if there is no state. */
async function takeScreenshots(states: readonly State[]): Promise<void> {
  if (states.length === 0) throw new Error(`No state has '${words.join("' or '")}' in its name.`);
  rmSync(FOLDER, { recursive: true, force: true });
  const site = await openDemoSite();
  try {
    const demo = site.openTab(useAndroidFont);
    const shots: Shot[] = [];
    for (const state of states) shots.push(await takePictures(state, demo));
    writeTable(FOLDER, shots);
    const sheet = await demo.tab.page.context().newPage();
    const modes = MODES.filter((mode) => shots.some(({ pictures }) => pictures.some((picture) => picture.mode === mode)));
    for (const mode of modes) await writeContactSheet(FOLDER, mode, shots, sheet);
    console.log(`${shots.length} states, ${shots.flatMap(({ pictures }) => pictures).length} pictures: ${FOLDER}/index.html`);
  } finally {
    await site.close();
  }
}

/** Reaches a state, and takes its picture in each of its display modes. */
async function takePictures(state: State, demo: DemoTab): Promise<Shot> {
  await reachState(state, demo);
  const pictures: Shot['pictures'][number][] = [];
  for (const mode of MODES.filter(({ width }) => !state.onlyAt || state.onlyAt === width)) {
    const file = `${fileNameOf(mode.name)}/${fileNameOf(state.name)}.png`;
    await takePicture(demo.tab.page, mode, file);
    pictures.push({ mode, file });
  }
  return { state: state.name, pictures };
}

async function takePicture(page: Page, mode: DisplayMode, file: string): Promise<void> {
  mkdirSync(join(FOLDER, file, '..'), { recursive: true });
  await applyDisplayMode(page, mode);
  // Moves the pointer away, so that no element is drawn in its hover style.
  await page.mouse.move(0, 0);
  // The layout of an open dialog or menu depends on the window's height, so the window keeps its size.
  // Without one, the window grows to the height of the main content, so that the sticky bar covers nothing.
  const isCovered = await page.evaluate(() => document.querySelector('dialog[open], aside [aria-expanded="true"]') !== null);
  if (!isCovered) {
    const end = await page.evaluate((roomForBar) => {
      const { children } = document.querySelector('main')!;
      const bottoms = Array.from(children, (child) => child.getBoundingClientRect().bottom + scrollY + (child.matches('form') ? roomForBar : 0));
      return Math.ceil(Math.max(...bottoms));
    }, ROOM_FOR_BAR);
    await page.setViewportSize({ width: mode.width, height: Math.max(end, page.viewportSize()!.height) });
    // The footer draws its QR code only when it is scrolled into view, so this scrolls down and waits for the code.
    const footer = page.locator('footer');
    if (await footer.count()) {
      await footer.scrollIntoViewIfNeeded();
      await footer.getByRole('img', { name: 'App QR code' }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  }
  await page.screenshot({ path: join(FOLDER, file), fullPage: !isCovered, style: `${WITHOUT_BADGE} ${WITHOUT_ROOM_FOR_BAR}` });
}
