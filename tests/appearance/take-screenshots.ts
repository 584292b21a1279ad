// Pictures of every state in every look, and a contact sheet of them: npm run screenshots
// With words as arguments it takes the states whose names have one of them: … take-screenshots.ts calendar 'sign-up'
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { writeContactSheet, type Shot } from './contact-sheet';
import { openDemoSite, type DemoVisit } from './demo-site';
import { DARK_ON_COMPUTER, DARK_ON_PHONE, LIGHT_ON_COMPUTER, LIGHT_ON_PHONE, wear, type Look } from './looks';
import { reach, type State } from './state';
import { STATES } from './states';

const FOLDER = 'screenshots';

const LOOKS = [LIGHT_ON_PHONE, DARK_ON_PHONE, LIGHT_ON_COMPUTER, DARK_ON_COMPUTER];

/** The bar with total and Next, which is stuck to the window's lower edge. */
const ROOM_FOR_THE_BAR = 120;

/** The badge of the demo is not the app's; where its panel is open that is what the picture is of. */
const WITHOUT_BADGE = 'aside:not(:has([aria-expanded="true"])):has([aria-expanded]) { display: none }';

const [, , ...words] = process.argv;
const chosen = STATES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) throw new Error(`No state has '${words.join("' or '")}' in its name.`);

// The font that comes with the packaged browser has no rupee sign; the system's have.
if (existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
rmSync(FOLDER, { recursive: true, force: true });
const site = await openDemoSite();
try {
  const visit = site.visit();
  const shots: Shot[] = [];
  for (const state of chosen) shots.push(await takePictures(state, visit));
  writeContactSheet(FOLDER, shots);
  console.log(`${shots.length} states, ${shots.flatMap(({ pictures }) => pictures).length} pictures: ${FOLDER}/index.html`);
} finally {
  await site.close();
}

/** Comes to a state, and takes its picture in each look that it has. */
async function takePictures(state: State, visit: DemoVisit): Promise<Shot> {
  await reach(state, visit);
  const pictures: Shot['pictures'][number][] = [];
  for (const look of LOOKS.filter(({ width }) => !state.onlyAt || state.onlyAt === width)) {
    const file = `${look.name.replace(' ', '-')}/${state.name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`;
    await takePicture(visit.tab.page, look, file);
    pictures.push({ look: look.name, file });
  }
  return { state: state.name, pictures };
}

async function takePicture(page: Page, look: Look, file: string): Promise<void> {
  mkdirSync(join(FOLDER, file, '..'), { recursive: true });
  await wear(page, look);
  // Nothing lies below a pointer.
  await page.mouse.move(0, 0);
  // What lies before the page is laid out for the window. Elsewhere the window takes in all of the main part, so that what is stuck
  // to its lower edge covers nothing; the footer follows below.
  const isCovered = await page.evaluate(() => document.querySelector('dialog[open], aside [aria-expanded="true"]') !== null);
  if (!isCovered) {
    const end = await page.evaluate(() => Math.ceil(document.querySelector('main')!.getBoundingClientRect().bottom + scrollY));
    await page.setViewportSize({ width: look.width, height: Math.max(end + ROOM_FOR_THE_BAR, page.viewportSize()!.height) });
    // The code in the footer comes when the footer is seen.
    const footer = page.locator('footer');
    if (await footer.count()) {
      await footer.scrollIntoViewIfNeeded();
      await footer.getByRole('img', { name: 'App QR code' }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  }
  await page.screenshot({ path: join(FOLDER, file), fullPage: !isCovered, style: WITHOUT_BADGE });
}
