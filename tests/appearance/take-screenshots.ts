// npm run screenshots: a picture of every state in six display modes.
// Arguments choose states by a part of their names: npm run screenshots -- calendar 'sign-up'
// The argument 'readme' takes the pictures of README.md instead.
import { existsSync, rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { useAndroidFont } from './android-font';
import { openDemoSite } from './demo-site';
import { applyDisplayMode, modeOf, type DisplayMode } from './display-modes';
import { README_PICTURES, takeReadmePicture } from './readme-pictures';
import { reachState } from './state';
import { STATES } from './states';

const FOLDER = 'screenshots';
const MODES = [360, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...modeOf(width, { scheme }), name: `${width}-${scheme}` })),
);

/** For the sticky bar below a form, in pixels. */
const ROOM_FOR_BAR = 144;

/** Hides the closed demo's badge, and the footer's room for the bar, which stands at the main content's end in these pictures. */
const STYLE =
  'aside:not(:has([aria-expanded="true"])):has([aria-expanded]) { display: none } footer { --action-bar-height: 0px }';

const words = process.argv.slice(2);
const states = STATES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const isForReadme = words.join() === 'readme';
if (states.length === 0 && !isForReadme) throw new Error(`No state has '${words.join("' or '")}' in its name.`);
// The packaged Chromium's own font has no rupee sign; the system's fonts have one.
if (existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
const site = await openDemoSite();
try {
  const demo = site.openTab(useAndroidFont);
  if (isForReadme) {
    for (const picture of README_PICTURES) await takeReadmePicture(picture, demo, STYLE);
  } else {
    rmSync(FOLDER, { recursive: true, force: true });
    for (const state of states) {
      await reachState(state, demo);
      const file = `${state.name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`;
      for (const mode of MODES)
        if (!state.onlyAt || state.onlyAt === mode.width)
          await takePicture(demo.tab.page, mode, `${FOLDER}/${mode.name}/${file}`);
    }
  }
} finally {
  await site.close();
}

async function takePicture(page: Page, mode: DisplayMode, path: string): Promise<void> {
  await applyDisplayMode(page, mode);
  // So that no element is drawn in its hover style.
  await page.mouse.move(0, 0);
  // An open dialog's or menu's layout depends on the window's height. Without one, the window grows, so that the sticky bar covers
  // nothing.
  const isCovered = await page.evaluate(
    () => document.querySelector('dialog[open], aside [aria-expanded="true"]') !== null,
  );
  if (!isCovered) {
    const end = await page.evaluate((roomForBar) => {
      const parts = Array.from(document.querySelector('main')!.children);
      return Math.ceil(
        Math.max(
          ...parts.map(
            (part) => part.getBoundingClientRect().bottom + scrollY + (part.matches('form') ? roomForBar : 0),
          ),
        ),
      );
    }, ROOM_FOR_BAR);
    await page.setViewportSize({ width: mode.width, height: Math.max(end, page.viewportSize()!.height) });
    // The footer draws its QR code only when it is scrolled into view.
    const footer = page.locator('footer');
    if (await footer.count()) {
      await footer.scrollIntoViewIfNeeded();
      await footer.getByRole('img', { name: 'App QR code' }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  }
  await page.screenshot({ path, fullPage: !isCovered, style: STYLE });
}
