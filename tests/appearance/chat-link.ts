import type { Page } from 'playwright-core';
import { onceSettled } from './display-modes';

/**
 * For each control and text that the chat link covers at some scroll position, and if it is out of view at one (decision C1). A modal
 * dialog may cover it.
 */
export function chatLinkProblems(page: Page): Promise<readonly string[]> {
  return onceSettled(() => findProblems(page));
}

function findProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll('[aria-label="Chat with us for more information"]');
    const link = links[0]!;
    const bar = link.closest('header')!;
    // Without a fixed position it is in the header, and can cover only other parts of it.
    const isInBar = getComputedStyle(link).position !== 'fixed';
    const boxesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    // Scrolling moves nothing sideways: what is left or right of the link stays there.
    const { left: near, right: far } = link.getBoundingClientRect();
    const isInColumn = ({ left, right }: DOMRect) => left < far && right > near;
    // The demo's badge and panel, an aside, belong to no customer's page.
    const parts = [...(isInBar ? bar : document.body).querySelectorAll(':not(aside, aside *)')].filter(
      (part) => !link.contains(part) && !part.contains(link),
    );
    const controls = parts.filter(
      (part) => part.matches('a, button, input, select, textarea, label') && isInColumn(part.getBoundingClientRect()),
    );
    const texts = parts
      .flatMap((part) =>
        [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''),
      )
      // A text for screen readers alone has a box too, though nobody sees it.
      .filter((text) => boxesOf(text).some(isInColumn) && getComputedStyle(text.parentElement!).clipPath === 'none');
    const isCovered = ({ left, right, top, bottom }: DOMRect) => {
      const box = link.getBoundingClientRect();
      const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
      const [toX, toY] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      // Under a dialog, elementFromPoint returns the dialog, and the link covers nothing.
      return x < toX && y < toY && link.contains(document.elementFromPoint((x + toX) / 2, (y + toY) / 2));
    };
    const isInView = () => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= document.documentElement.clientWidth && bottom <= innerHeight;
      return (
        isInside &&
        (link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) ||
          document.querySelector('dialog:modal') !== null)
      );
    };
    const found = new Set<string>();
    if (links.length > 1) found.add('there are two chat links');
    const [left, top] = [scrollX, scrollY];
    const step = link.getBoundingClientRect().height / 2;
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let at = 0; at < end + step; at += step) {
      window.scrollTo({ left, top: at, behavior: 'instant' });
      if (!isInView()) found.add('the chat link is out of view at some scroll position');
      for (const control of controls)
        if (isCovered(control.getBoundingClientRect()))
          found.add(`the chat link covers ${control.outerHTML.slice(0, 120)}`);
      for (const text of texts)
        if (boxesOf(text).some(isCovered)) found.add(`the chat link covers ${text.textContent!.trim()}`);
    }
    window.scrollTo({ left, top, behavior: 'instant' });
    return [...found];
  });
}
