// npm run pictures: those of shared links, from the scenes, and the icons of home screens, from the tab's.
import { readFileSync } from 'node:fs';
import { SERVICES, type Service } from '../../src/domain/services';
import { launchBrowser } from '../browser/find-browser';

const icon = readFileSync('src/icon.svg', 'utf8');
/** Phones cut corners off by themselves. Launchers show at least a circle of four fifths of a maskable icon. */
const filled = icon.replace(' rx="8"', '');
/** Persons are cut off at the top or the right of a scene, so the picture ends there too. The walking dog gets room before it. */
const LEFT: Readonly<Record<Service, number>> = { walking: -50, training: -80, grooming: -80 };
const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

const browser = await launchBrowser();
try {
  const page = await browser.newPage({ colorScheme: 'light' });
  const draw = async (name: string, width: number, height: number, drawing: string) => {
    await page.setViewportSize({ width, height });
    await page.setContent(
      `<style>${tokens} body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${drawing}`,
    );
    await page.screenshot({ path: `src/pictures/${name}.png`, omitBackground: true });
  };
  for (const service of SERVICES) {
    const scene = readFileSync(`src/funnel/scenes/${service}.svg`, 'utf8')
      .replace('viewBox="0 0 320 200"', `viewBox="${LEFT[service]} 0 400 210"`)
      .replace('M4 197h312', 'M-80 197h480');
    await draw(service, 1200, 630, `<style>body { background: var(--hero) }</style>${scene}`);
  }
  await draw('icon-180', 180, 180, filled);
  await draw('icon-192', 192, 192, icon);
  await draw('icon-512', 512, 512, icon);
  await draw('maskable-512', 512, 512, filled);
} finally {
  await browser.close();
}
