import type { ElementHandle, Page } from 'playwright-core';

/** In the document's order, seen from the focused element; 'forwards' without one. */
export function directionTo(control: ElementHandle<HTMLElement>): Promise<'there' | 'forwards' | 'backwards'> {
  return control.evaluate((target) => {
    const focused = document.activeElement ?? document.body;
    if (target.contains(focused)) return 'there';
    if (focused === document.body) return 'forwards';
    return target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'backwards' : 'forwards';
  });
}

export interface FocusContext {
  readonly path: string;
  readonly dialogCount: number;
  readonly hasFocusAtItsStart: boolean;
}

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

/** '' if nothing is wrong. `mayBeOutside` allows the focus on the browser's own controls. */
export function focusProblem(page: Page, mayBeOutside: boolean): Promise<string> {
  return page.evaluate((isBodyRight) => {
    const focused = document.activeElement ?? document.body;
    if (focused === document.body) return isBodyRight ? '' : 'Nothing has the focus.';
    if (focused.matches('h1, h2, main')) return '';
    const name =
      focused.getAttribute('aria-label') ??
      focused.closest('label')?.textContent ??
      (focused.textContent || focused.id);
    if (!focused.matches(':focus-visible')) return `'${name}' has the focus, but does not match :focus-visible.`;
    // The ring may be around an ancestor: a card shows the ring of the radio inside it.
    let marked: Element | null = focused;
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    while (marked && !isMarked(marked)) marked = marked.parentElement;
    if (!marked) return `'${name}' has the focus, but no outline.`;
    const [box] = focused.getClientRects();
    if (!box) return `'${name}' has the focus, but is out of sight.`;
    // The middle of the focused element, and one near each corner: nothing may cover them.
    const points = [
      [0.5, 0.5],
      [0.15, 0.2],
      [0.85, 0.2],
      [0.15, 0.8],
      [0.85, 0.8],
    ] as const;
    for (const [across, down] of points) {
      const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
      if (!hit) return `'${name}' has the focus, but is out of sight.`;
      // At a rounded corner `hit` is the element behind. A button inside a field counts as part of the field.
      const isItsOwn =
        marked.contains(hit) ||
        hit.contains(marked) ||
        (focused.matches('input') && focused.parentElement!.contains(hit));
      if (!isItsOwn) return `'${name}' has the focus, but is covered by ${hit.outerHTML.slice(0, 120)}.`;
    }
    return '';
  }, mayBeOutside);
}
