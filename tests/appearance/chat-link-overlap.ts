import type { Page } from 'playwright-core';

/** Scrolls through the page. Returns a sentence for each control and text that the chat link covers at some scroll position. */
export function coveredByChatLink(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const link = document.querySelector('[aria-label="Chat with us for more information"]')!;
    const bar = link.closest('header')!;
    // If the chat link has no fixed position, it is a part of the header, and can cover only other parts of the header.
    const isInBar = getComputedStyle(link).position !== 'fixed';
    const parts = [...(isInBar ? bar : document.body).querySelectorAll('*')].filter((part) => !link.contains(part) && !part.contains(link));
    const controls = parts.filter((part) => part.matches('a, button, input, select, textarea, label'));
    const texts = parts.flatMap((part) => [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''));
    const boxesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    const isCovered = ({ left, right, top, bottom }: DOMRect) => {
      const box = link.getBoundingClientRect();
      const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
      const [toX, toY] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      // If a dialog lies above the chat link, elementFromPoint returns the dialog, and the link counts as covering nothing.
      return x < toX && y < toY && link.contains(document.elementFromPoint((x + toX) / 2, (y + toY) / 2));
    };
    const found = new Set<string>();
    const [left, top] = [scrollX, scrollY];
    const step = link.getBoundingClientRect().height / 2;
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      window.scrollTo({ left, top: at, behavior: 'instant' });
      for (const control of controls) if (isCovered(control.getBoundingClientRect())) found.add(control.outerHTML.slice(0, 120));
      for (const text of texts) if (boxesOf(text).some(isCovered)) found.add(text.textContent!.trim());
    }
    window.scrollTo({ left, top, behavior: 'instant' });
    return [...found].map((part) => `the chat link covers ${part}`);
  });
}
