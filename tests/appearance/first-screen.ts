import type { Page } from 'playwright-core';

/** At the page's top or at the form's end. */
export function submitOutOfView(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const [form, button] = [document.querySelector('main form'), document.querySelector('main button[type=submit]')];
    if (!form || !button) return [];
    const isOutside = () => {
      const { top, bottom } = button.getBoundingClientRect();
      return top < 0 || bottom > innerHeight;
    };
    window.scrollTo(0, 0);
    const atTop = isOutside() ? ["at the page's top"] : [];
    form.scrollIntoView({ block: 'end', behavior: 'instant' });
    return [...atTop, ...(isOutside() ? ["at the form's end"] : [])].map(
      (place) => `the submit button is out of view ${place}`,
    );
  });
}

export function packagesBelowBar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    const bar = document.querySelector('main button[type=submit]')!.parentElement!.parentElement!;
    const price = document.querySelectorAll('main form label:has(input[name^=package]) strong')[1]!;
    return price.getBoundingClientRect().bottom < bar.getBoundingClientRect().top
      ? []
      : ['the second package is below the bar'];
  });
}
