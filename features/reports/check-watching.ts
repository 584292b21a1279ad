// Runs before the build: if the machine has no display for a browser, the error then comes at once.
import { launchBrowser } from '../../tests/browser/find-browser';

try {
  // No window appears here: a browser's window opens with its first page.
  const browser = await launchBrowser({ isWatched: true });
  await browser.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
