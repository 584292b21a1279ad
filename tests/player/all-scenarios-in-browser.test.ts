import { expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { TEST_LIMIT_IN_MILLISECONDS } from '../limits';
import { serveBuild } from '../library/browser/site';

/** The least number of scenarios that the player must offer. */
const LEAST = 250;

// This one test plays all scenarios, so its time limit is longer than that of other tests.
test(
  'all scenarios that the player offers pass in one page load',
  { timeout: 6 * TEST_LIMIT_IN_MILLISECONDS },
  async () => {
    const [browser, site] = await Promise.all([launchBrowser(), serveBuild('demo')]);
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.setDefaultTimeout(0);
      await page.goto(`${site.address}?play`);
      await page.getByRole('button', { name: 'Play all', exact: true }).click();
      const sentence = await page.getByText(/^\d+ passed, \d+ failed\.$/).textContent();
      const failed = await page.getByRole('list', { name: 'Failed' }).getByRole('button').allTextContents();
      expect(failed).toEqual([]);
      expect(Number.parseInt(sentence!)).toBeGreaterThanOrEqual(LEAST);
    } finally {
      await browser.close();
      await site.stop();
    }
  },
);
