import { writeFileSync } from 'node:fs';
import { SERVICES } from '../../src/domain/services';
import type { DemoTab } from './demo-site';
import { LIGHT_ON_COMPUTER, LIGHT_ON_PHONE, applyDisplayMode, type DisplayMode } from './display-modes';
import { reachState } from './state';
import { STATES } from './states';

interface ReadmePicture {
  readonly file: string;
  readonly state: string;
  readonly mode: DisplayMode;
}

export const README_PICTURES: readonly ReadmePicture[] = [
  ...SERVICES.flatMap((service): readonly ReadmePicture[] => [
    { file: `${service}-phone`, state: `${service} 1, all chosen`, mode: LIGHT_ON_PHONE },
    { file: `${service}-desktop`, state: `${service} 1, all chosen`, mode: LIGHT_ON_COMPUTER },
  ]),
  { file: 'demo-panel', state: "the demo's panel", mode: LIGHT_ON_COMPUTER },
];

/** Playwright itself cannot write WebP. A picture of a phone has twice the pixels, so that it stays sharp on a dense screen. */
export async function takeReadmePicture(
  { file, state, mode }: ReadmePicture,
  demo: DemoTab,
  style: string,
): Promise<void> {
  await reachState(
    STATES.find(({ name }) => name === state)!,
    demo,
  );
  const { page } = demo.tab;
  await applyDisplayMode(page, mode);
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: style });
  const session = await page.context().newCDPSession(page);
  const clip = {
    x: 0,
    y: await page.evaluate(() => window.scrollY),
    ...page.viewportSize()!,
    scale: mode.width < 600 ? 2 : 1,
  };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 65, clip });
  writeFileSync(`docs/pictures/${file}.webp`, Buffer.from(data, 'base64'));
}
