// Comes before the build, behind `npm run features:watch`: who cannot watch should not have to wait to hear of it.
import { launchBrowser } from '../../tests/browser/find-browser';

try {
  // It opens its window with its first page, so that none flashes up here.
  const browser = await launchBrowser({ isWatched: true });
  await browser.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
