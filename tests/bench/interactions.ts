import { ONE_TIME_CODE } from '../../mocks/seed/customers';
import { PRESETS } from '../../mocks/presets';
import type { Flow, Page } from './lighthouse';

/** The processor is slowed down while interactions are measured. The network has its full speed. */
const THROTTLING = {
  cpuSlowdownMultiplier: 6,
  rttMs: 0,
  throughputKbps: 0,
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
};

/** The app drops a second press that comes within half a second on a new page, so that a double click presses nothing there. */
const PAUSE_IN_MILLISECONDS = 600;

/** Goes from walking's package page to the pet page, and measures interactions on the way, each in a timespan of its own. */
export async function interact(flow: Flow, page: Page): Promise<void> {
  /** Measures an action until the page has its result. */
  const measure = async (name: string, act: () => Promise<void>, result: string) => {
    await pause();
    await flow.startTimespan({ name, throttling: THROTTLING });
    await act();
    await page.waitForSelector(result);
    await pause();
    await flow.endTimespan();
  };
  const press = async (name: string, control: string, result: string) => {
    const act = async () => {
      // Within the timespan, because the window has a phone's size only there.
      const { x, y } = await placeOf(page, control);
      await pause();
      await page.mouse.click(x, y);
    };
    await measure(name, act, result);
  };
  await page.waitForSelector('input[name=package]');
  await press('a choice', 'label:has(input[name=walkFrequency])', '[data-chosen] input[name=walkFrequency]');
  for (const name of ['walkDays', 'walkDuration', 'package']) await page.evaluate(pressFirst, `input[name=${name}]`);
  await press('the ticket', '[aria-label="Your booking"]', 'dialog[open] section');
  await page.evaluate(pressFirst, 'dialog[open] [aria-label=Close]');
  await press('Next to the date page', 'main button[type=submit]', '[aria-label="Open calendar"]');
  await press('opening the calendar', '[aria-label="Open calendar"]', 'dialog[open] table');
  await press('a day', 'dialog[open] table button:not(:disabled, [data-disabled])', 'html:not(:has(dialog[open]))');
  await page.evaluate(pressFirst, 'input[type=checkbox]');
  await press('Next to the sign-up page', 'main button[type=submit]', '[autocomplete=given-name]');
  await page.evaluate(focusFirst, '[autocomplete=given-name]');
  await measure('a letter in a field', () => page.keyboard.press('m'), '[autocomplete=given-name]');
  await press('opening Location', '[aria-labelledby=location-label]', 'dialog[open] form');
  await page.evaluate(pressFirst, 'dialog[open] [aria-label=Close]');
  await page.evaluate(pressFirst, 'main a[href$="/login"]');
  await write(page, 'main:not(:has([autocomplete=given-name])) [type=tel]', PRESETS['existing-user'].phone);
  await page.evaluate(pressFirst, 'main button[type=submit]');
  await write(page, 'dialog[open] input', ONE_TIME_CODE);
  await page.evaluate(pressFirst, 'dialog[open] button[type=submit]');
  await page.waitForSelector('main input[type=radio]');
  await pause();
  for (const control of ['input[type=radio]', 'button[type=submit]'])
    await page.evaluate(pressFirst, `main ${control}`);
  await page.waitForSelector('#pets [aria-pressed]');
  await press('Add Pet', 'main button[aria-expanded=false]:not([aria-label])', '[role=form]');
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MILLISECONDS));

async function placeOf(page: Page, control: string): Promise<{ readonly x: number; readonly y: number }> {
  await page.waitForSelector(control);
  return page.evaluate((selector) => {
    const element = document.querySelector(selector)!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, control);
}

function pressFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)!.click();
}

async function write(page: Page, field: string, text: string): Promise<void> {
  await page.waitForSelector(field);
  await pause();
  await page.evaluate(focusFirst, field);
  for (const key of text) await page.keyboard.press(key);
  await pause();
}

function focusFirst(selector: string): void {
  document.querySelector<HTMLElement>(selector)!.focus();
}
