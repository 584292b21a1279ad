import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { SERVICES } from '../../src/domain/services';
import { LIGHT_ON_COMPUTER, LIGHT_ON_PHONE, applyDisplayMode, type DisplayMode } from './display-modes';
import type { DemoTab } from './demo-site';
import { reachState, type State } from './state';
import { STATES } from './states';

/** The folder of the pictures in README.md and of their fingerprints. */
export const PICTURE_FOLDER = 'docs/pictures';
/** The file with a fingerprint of each picture's page, made when the picture was taken. */
export const FINGERPRINTS = `${PICTURE_FOLDER}/fingerprints.json`;
/** The largest allowed size of a picture's file. */
export const LARGEST_IN_BYTES = 60_000;
/** The scenario whose report is one of the pictures. It fails on purpose, at the walking summary. */
export const REPORTED_SCENARIO = 'tests/appearance/reported-scenario.feature';

/** A picture in README.md, and the page that it shows. */
export interface ReadmePicture {
  readonly file: string;
  readonly state: State;
  readonly mode: DisplayMode;
}

/** Reads the stored fingerprints. The keys are the file names of the pictures. */
export function readFingerprints(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(FINGERPRINTS, 'utf8')) as Record<string, string>;
}

const stateNamed = (name: string): State => STATES.find((state) => state.name === name)!;

/** The picture of the failed scenario's report. Its state is the page on which the scenario fails, the walking summary. */
export const REPORT_PICTURE: ReadmePicture = { file: 'report.webp', state: stateNamed('walking summary'), mode: LIGHT_ON_COMPUTER };

/** All pictures in README.md: of the app, of the demo's panel and of a report. */
export const PICTURES: readonly ReadmePicture[] = [
  ...SERVICES.flatMap((service): readonly ReadmePicture[] => {
    const state = stateNamed(`${service} 1, all chosen`);
    return [
      { file: `${service}-phone.webp`, state, mode: LIGHT_ON_PHONE },
      { file: `${service}-desktop.webp`, state, mode: LIGHT_ON_COMPUTER },
    ];
  }),
  { file: 'demo-panel.webp', state: stateNamed("the demo's panel"), mode: LIGHT_ON_COMPUTER },
  REPORT_PICTURE,
];

/** Brings a tab to the page of each picture in turn, and yields the picture while the tab shows that page. */
export async function* showPages(demo: DemoTab): AsyncGenerator<ReadmePicture> {
  let reached: State | undefined;
  for (const picture of PICTURES) {
    if (picture.state !== reached) await reachState(picture.state, demo);
    reached = picture.state;
    await applyDisplayMode(demo.tab.page, picture.mode);
    // Moves the pointer away, so that no element is drawn in its hover style.
    await demo.tab.page.mouse.move(0, 0);
    yield picture;
  }
}

/**
 * Returns a hash of a page's texts, drawings, entries and styles. Measured sizes do not count, because they depend on the
 * machine's fonts. The footer does not count, because no picture shows it.
 */
export async function fingerprintOf(page: Page): Promise<string> {
  const parts = await page.evaluate(() => {
    const counted = ['color', 'backgroundColor', 'borderTopColor', 'borderTopWidth', 'borderRadius', 'fontSize', 'fontWeight', 'padding', 'gap'] as const;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('footer, svg svg, svg > *');
    return [...document.querySelectorAll('body *')].filter(isShown).map((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent);
      const style = getComputedStyle(element);
      // Classes do not count: the build renames them when their style sheet changes.
      const drawing = element instanceof SVGElement ? element.innerHTML.replaceAll(/ class="[^"]*"/g, '') : element.getAttribute('src');
      // The texts of read-only inputs do not count: they contain the test server's port, which differs in each run.
      const value = element instanceof HTMLInputElement && !element.readOnly ? element.value : undefined;
      return [element.tagName, texts, drawing, value, counted.map((name) => style[name])];
    });
  });
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
