import type { Page } from 'playwright-core';

/** Those that look like the others once the customer's own colours replace the app's. */
export function unmarkedChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const chosen = [...document.querySelectorAll('[data-chosen], [aria-pressed="true"], [aria-current]')];
    const unmarked = chosen
      .filter((part) => getComputedStyle(part).outlineStyle === 'none')
      .map((part) => part.outerHTML.slice(0, 120));
    const barsOf = (steps: string) =>
      [...document.querySelectorAll(`[role="progressbar"] ${steps}`)].map(
        (step) => getComputedStyle(step, '::before').backgroundColor,
      );
    const isStepUnmarked = barsOf('li:not([data-done])').some((color) => barsOf('li[data-done]').includes(color));
    return [...unmarked, ...(isStepUnmarked ? ['the present step'] : [])].map((part) => `not marked: ${part}`);
  });
}
