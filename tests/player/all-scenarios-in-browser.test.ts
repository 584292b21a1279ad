import { expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { serveBuild } from '../support/browser/site';

/** The player promises at least so many. */
const LEAST = 250;

test('all scenarios that the player offers pass in one page load', async () => {
  const [browser, site] = await Promise.all([launchBrowser(), serveBuild('demo')]);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(0);
    await page.goto(`${site.address}?play`);
    await page.getByRole('button', { name: 'Play all at once' }).click();
    const sentence = await page.getByText(/^\d+ passed, \d+ failed\.$/).textContent();
    const failed = await page.getByRole('list', { name: 'Failed' }).getByRole('button').allTextContents();
    expect(failed).toEqual([]);
    expect(Number.parseInt(sentence!)).toBeGreaterThanOrEqual(LEAST);
  } finally {
    await browser.close();
    await site.stop();
  }
});
