import type { Page } from 'playwright-core';

/** What can be scrolled sideways on a page as it looks now: the page itself, a dialog, a part. An entry each. */
export function sidewaysScrolls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const scrolls = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    const tell = (element: Element) => `${element.localName}.${element.className}: ${element.scrollWidth} px in ${element.clientWidth} px`;
    const parts = [...document.body.querySelectorAll('*')].filter(
      (part) => scrolls(part) && (part.localName === 'dialog' || /auto|scroll/.test(getComputedStyle(part).overflowX)),
    );
    // What is cut off at the edge can be seen no better than what has to be scrolled to.
    const isCutOff = /hidden|clip/.test(getComputedStyle(document.body).overflowX) && scrolls(document.body);
    return [...(scrolls(root) ? [root] : []), ...(isCutOff ? [document.body] : []), ...parts].map(tell);
  });
}
