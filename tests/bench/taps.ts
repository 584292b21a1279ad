import { PRESETS } from '../../mocks/presets';
import { ONE_TIME_CODE } from '../../mocks/seed/customers';
import type { Flow, Page } from './lighthouse';

/** The processor is slowed down. The network has its full speed. */
const THROTTLING = {
  cpuSlowdownMultiplier: 6,
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
};

/** The app drops a second press that comes within half a second on a new page, so that a double click presses nothing there. */
const PAUSE_IN_MILLISECONDS = 600;

/** Goes from walking's package page to the pet page, and measures taps on the way. */
export async function measureTaps(flow: Flow, page: Page, build: string): Promise<void> {
  const measure = async (name: string, act: () => Promise<void>, result: string) => {
    await pause();
    await flow.startTimespan({ name: `${name}|${build}`, throttling: THROTTLING });
    await act();
    await page.waitForSelector(result);
    await pause();
    await flow.endTimespan();
  };
  const tap = async (name: string, control: string, result: string) => {
    await page.waitForSelector(control);
    await page.$eval(control, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await measure(name, () => page.click(control), result);
  };
  const press = async (...controls: readonly string[]) => {
    for (const control of controls) await page.$eval(control, (element) => element.click());
  };
  const write = async (field: string, text: string) => {
    await page.waitForSelector(field);
    await pause();
    await page.focus(field);
    await page.keyboard.type(text);
    await pause();
  };

  await page.waitForSelector('input[name=package]');
  await tap('a choice', 'label:has(input[name=walkFrequency])', '[data-chosen] input[name=walkFrequency]');
  await press('input[name=walkDays]', 'input[name=walkDuration]', 'input[name=package]');
  await tap('the ticket', '[aria-label="Your booking"]', 'dialog[open] section');
  await press('dialog[open] [aria-label=Close]');
  await tap('Next to the date page', 'main button[type=submit]', '[aria-label="Open calendar"]');
  await tap('opening the calendar', '[aria-label="Open calendar"]', 'dialog[open] table');
  await tap(
    'a day',
    'dialog[open] table button:not(:disabled, [data-disabled], [data-outside])',
    'html:not(:has(dialog[open]))',
  );
  await press('input[type=checkbox]');
  await tap('Next to the sign-up page', 'main button[type=submit]', '[autocomplete=given-name]');
  await page.focus('[autocomplete=given-name]');
  await measure('a letter in a field', () => page.keyboard.press('m'), '[autocomplete=given-name]');
  await tap('opening Location', '[aria-labelledby=location-label]', 'dialog[open] form');
  await press('dialog[open] [aria-label=Close]', 'main a[href$="/login"]');
  await write('main:not(:has([autocomplete=given-name])) [type=tel]', PRESETS['existing-user'].phone);
  await press('main button[type=submit]');
  await write('dialog[open] input', ONE_TIME_CODE);
  await press('dialog[open] button[type=submit]');
  await page.waitForSelector('main input[type=radio]');
  await pause();
  await press('main input[type=radio]', 'main button[type=submit]');
  await page.waitForSelector('#pets [aria-pressed]');
  await tap('Add Pet', 'main button[aria-expanded=false]:not([aria-label])', '[role=form]');
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MILLISECONDS));
