// Takes screenshots of every state in four display modes, with a contact sheet: npm run screenshots
// Arguments choose the states whose names contain one of them: npm run screenshots -- calendar 'sign-up'
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { writeContactSheet, type Shot } from './contact-sheet';
import { openDemoSite, type DemoTab } from './demo-site';
import { DARK_ON_COMPUTER, DARK_ON_PHONE, LIGHT_ON_COMPUTER, LIGHT_ON_PHONE, applyDisplayMode, type DisplayMode } from './display-modes';
import { reachState, type State } from './state';
import { STATES } from './states';

const FOLDER = 'screenshots';

const MODES = [LIGHT_ON_PHONE, DARK_ON_PHONE, LIGHT_ON_COMPUTER, DARK_ON_COMPUTER];

/** The height of the sticky bar with total and Next, in pixels. */
const BAR_HEIGHT = 120;

/** Hides the demo's badge, unless the picture shows its open panel. */
const WITHOUT_BADGE = 'aside:not(:has([aria-expanded="true"])):has([aria-expanded]) { display: none }';

const [, , ...words] = process.argv;
const chosen = STATES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) throw new Error(`No state has '${words.join("' or '")}' in its name.`);

// The packaged browser's font has no rupee sign; system fonts have one.
if (existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
rmSync(FOLDER, { recursive: true, force: true });
const site = await openDemoSite();
try {
  const tab = site.openTab();
  const shots: Shot[] = [];
  for (const state of chosen) shots.push(await takePictures(state, tab));
  writeContactSheet(FOLDER, shots);
  console.log(`${shots.length} states, ${shots.flatMap(({ pictures }) => pictures).length} pictures: ${FOLDER}/index.html`);
} finally {
  await site.close();
}

/** Reaches a state, and takes its picture in each of its display modes. */
async function takePictures(state: State, demo: DemoTab): Promise<Shot> {
  await reachState(state, demo);
  const pictures: Shot['pictures'][number][] = [];
  for (const mode of MODES.filter(({ width }) => !state.onlyAt || state.onlyAt === width)) {
    const file = `${mode.name.replace(' ', '-')}/${state.name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`;
    await takePicture(demo.tab.page, mode, file);
    pictures.push({ mode: mode.name, file });
  }
  return { state: state.name, pictures };
}

async function takePicture(page: Page, mode: DisplayMode, file: string): Promise<void> {
  mkdirSync(join(FOLDER, file, '..'), { recursive: true });
  await applyDisplayMode(page, mode);
  // Moves the pointer away, so that nothing is drawn as hovered.
  await page.mouse.move(0, 0);
  // A dialog or menu is laid out for the window. Otherwise the window grows to the whole main part, so that the sticky bar covers
  // nothing.
  const isCovered = await page.evaluate(() => document.querySelector('dialog[open], aside [aria-expanded="true"]') !== null);
  if (!isCovered) {
    const end = await page.evaluate(() => Math.ceil(document.querySelector('main')!.getBoundingClientRect().bottom + scrollY));
    await page.setViewportSize({ width: mode.width, height: Math.max(end + BAR_HEIGHT, page.viewportSize()!.height) });
    // The footer draws its QR code when it becomes visible.
    const footer = page.locator('footer');
    if (await footer.count()) {
      await footer.scrollIntoViewIfNeeded();
      await footer.getByRole('img', { name: 'App QR code' }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  }
  await page.screenshot({ path: join(FOLDER, file), fullPage: !isCovered, style: WITHOUT_BADGE });
}
