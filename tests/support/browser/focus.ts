import type { ElementHandle, Page } from 'playwright-core';

/** Where the focus is, seen from a control that somebody wants to come to. */
export type Direction = 'there' | 'forwards' | 'backwards';

/** Whether the focus is on a control or within it, or which way leads there. From a page just opened it is forwards. */
export function directionTo(control: ElementHandle<HTMLElement>): Promise<Direction> {
  return control.evaluate((target) => {
    const focused = document.activeElement ?? document.body;
    if (target.contains(focused)) return 'there';
    if (focused === document.body) return 'forwards';
    return target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'backwards' : 'forwards';
  });
}

/** What stands in front of the customer: the page, or the dialogs above it. */
export interface FocusContext {
  readonly path: string;
  readonly dialogCount: number;
  /** Whether the focus is in the uppermost dialog, or without one on the page's heading. */
  readonly hasFocusAtItsStart: boolean;
}

/** Looks at what is open, and whether the focus has gone there. */
export function readFocusContext(page: Page): Promise<FocusContext> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const start = dialogs.at(-1) ?? document.querySelector('h1');
    return {
      path: location.pathname,
      dialogCount: dialogs.length,
      hasFocusAtItsStart: start?.contains(document.activeElement) ?? false,
    };
  });
}

/**
 * What is wrong with the focus as eyes see it; '' where nothing is. Headings have it only to be read out, and show nothing.
 * The focus is on the page's body where nothing has it: it has been lost, or is with the browser's own controls.
 */
export function focusProblem(page: Page, mayBeOutside: boolean): Promise<string> {
  return page.evaluate((isBodyRight) => {
    const focused = document.activeElement ?? document.body;
    if (focused === document.body) return isBodyRight ? '' : 'Nothing has the focus.';
    if (focused.matches('h1, h2, main')) return '';
    const name = focused.getAttribute('aria-label') ?? focused.closest('label')?.textContent ?? (focused.textContent || focused.id);
    if (!focused.matches(':focus-visible')) return `'${name}' has the focus, but does not match :focus-visible.`;
    // A card shows the focus of the radio on it.
    let marked: Element | null = focused;
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    while (marked && !isMarked(marked)) marked = marked.parentElement;
    if (!marked) return `'${name}' has the focus, but no outline.`;
    const [box] = focused.getClientRects();
    if (!box) return `'${name}' has the focus, but is out of sight.`;
    // The middle, and a little off each corner.
    const points = [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8]] as const;
    for (const [across, down] of points) {
      const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
      if (!hit) return `'${name}' has the focus, but is out of sight.`;
      // What lies behind is seen beside a round corner; a button within a field belongs to it.
      const isItsOwn = marked.contains(hit) || hit.contains(marked) || focused.matches('input') && focused.parentElement!.contains(hit);
      if (!isItsOwn) return `'${name}' has the focus, but is covered by ${hit.outerHTML.slice(0, 120)}.`;
    }
    return '';
  }, mayBeOutside);
}
