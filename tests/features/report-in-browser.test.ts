import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launchBrowser } from '../browser/find-browser';
import { runCucumber } from './run-cucumber';

test('the report of a failed run shows the failed scenario, and the passed ones at a press', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const [feature, report] = [join(folder, 'mixed.feature'), join(folder, 'report.html')];
  const scenario = (name: string, sentence: string) =>
    `Scenario: ${name}\nGiven Meera is at the walking package page\nThen she sees "${sentence}"`;
  writeFileSync(
    feature,
    `Feature: Mixed\nRule: All\n${scenario('Passes', 'Package')}\n${scenario('Fails', 'Thank You')}`,
  );
  runCucumber('-p', 'examples', feature, '--format', `./features/reports/html.mjs:${report}`);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`file://${report}`);
    await page.getByText("'Thank You' is not on the page.").waitFor();
    const passed = page.getByRole('heading', { name: 'Scenario: Passes' });
    expect(await passed.count()).toBe(0);
    await page.getByText('passed', { exact: true }).click();
    await passed.waitFor();
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});
