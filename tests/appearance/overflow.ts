import type { Page } from 'playwright-core';

const FRAMES_TO_SETTLE = 10;

/**
 * What has to be scrolled to sideways on a page as it looks now, or cannot be seen at all: in the page itself, a dialog, a part, or
 * beside the window. And a dialog's way on or out that has to be scrolled to, or is covered. A sentence each.
 */
export async function outOfSight(page: Page): Promise<readonly string[]> {
  let found = await look(page);
  // Suggestions follow the width of their field a frame later.
  for (let frame = 0; found.length > 0 && frame < FRAMES_TO_SETTLE; frame += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    found = await look(page);
  }
  return found;
}

function look(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const scrolls = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    const tell = (element: Element) => `sideways scrolls ${element.localName}.${element.className}: ${element.scrollWidth} px in ${element.clientWidth} px`;
    const parts = [...document.body.querySelectorAll('*')].filter(
      (part) => scrolls(part) && (part.localName === 'dialog' || /auto|scroll/.test(getComputedStyle(part).overflowX)),
    );
    // What is cut off at the edge can be seen no better than what has to be scrolled to.
    const isCutOff = /hidden|clip/.test(getComputedStyle(document.body).overflowX) && scrolls(document.body);
    // What is fixed makes nothing scroll, and what is hidden from eyes is nobody's to see.
    const isBeside = ({ left, right, width }: DOMRect) => width > 1 && (right > innerWidth + 1 || left < -1);
    const beside = [...document.querySelectorAll<HTMLElement>('a, button, select, [role="option"], input:not([type=radio], [type=checkbox])')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && getComputedStyle(control).clipPath === 'none' && isBeside(control.getBoundingClientRect()),
    );
    // What lies at its middle is it, unless it is scrolled out of sight or something lies on it.
    const isInSight = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const within = top > -1 && top + height < innerHeight + 1;
      return within && control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const ways = [...document.querySelectorAll('dialog[open] :is([type="submit"], [aria-label="Close"])')];
    return [
      ...ways.filter((way) => !isInSight(way)).map((way) => `out of sight in its dialog is ${way.outerHTML.slice(0, 120)}`),
      ...beside.map((control) => `beside the window stands ${control.outerHTML.slice(0, 120)}`),
      ...[...(scrolls(root) ? [root] : []), ...(isCutOff ? [document.body] : []), ...parts].map(tell),
    ];
  });
}
