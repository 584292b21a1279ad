import type { Page } from 'playwright-core';
import { onceSettled } from './display-modes';

/**
 * Parts that scroll sideways and are not meant to, cut off texts, controls outside the window, and covered submit or close buttons of
 * an open dialog.
 */
export function overflowIn(page: Page): Promise<readonly string[]> {
  return onceSettled(() => findOverflow(page));
}

function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const isMeantToScroll = (part: Element) => {
      const { scrollbarWidth, scrollSnapType } = getComputedStyle(part);
      return scrollbarWidth === 'none' || scrollSnapType.startsWith('x');
    };
    const scrolls = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    const describe = (element: Element) =>
      `sideways scrolls ${element.localName}.${element.className}: ${element.scrollWidth} px in ${element.clientWidth} px`;
    const parts = [...document.body.querySelectorAll('*')].filter(
      (part) =>
        scrolls(part) &&
        !isMeantToScroll(part) &&
        (part.localName === 'dialog' || /auto|scroll/.test(getComputedStyle(part).overflowX)),
    );
    // If the body hides its overflow, content outside the window is cut off.
    const isCutOff = /hidden|clip/.test(getComputedStyle(document.body).overflowX) && scrolls(document.body);
    // Controls with a fixed position never make the page scroll. Visually hidden ones, 1 px wide, do not count.
    const isOutside = ({ left, right, width }: DOMRect) => width > 1 && (right > innerWidth + 1 || left < -1);
    const outside = [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, select, [role="option"], input:not([type=radio], [type=checkbox])',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(control).clipPath === 'none' &&
        isOutside(control.getBoundingClientRect()) &&
        !isMeantToScroll(control.parentElement!),
    );
    const isVisible = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const within = top > -1 && top + height < innerHeight + 1;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // A disabled button lets presses through to what is below it.
      return within && (control.contains(hit) || (control.matches(':disabled') && hit?.contains(control) === true));
    };
    const exits = [...document.querySelectorAll('dialog[open] :is([type="submit"], [aria-label="Close"])')];
    // A text with the class `clamped` must wrap. A letter with nine or more accents cannot: it is exempt.
    const cutOff = [...document.querySelectorAll('.clamped')].filter(
      ({ scrollWidth, clientWidth, textContent }) => scrollWidth > clientWidth + 1 && !/\p{Mark}{9}/u.test(textContent),
    );
    return [
      ...cutOff.map((text) => `cut off: ${text.textContent}`),
      ...exits
        .filter((exit) => !isVisible(exit))
        .map((exit) => `not visible in its dialog: ${exit.outerHTML.slice(0, 120)}`),
      ...outside.map((control) => `outside the window: ${control.outerHTML.slice(0, 120)}`),
      ...[...(scrolls(root) ? [root] : []), ...(isCutOff ? [document.body] : []), ...parts].map(describe),
    ];
  });
}
