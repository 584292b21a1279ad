import { scrollBehavior } from './scroll-to-top';

/** Scrolls as little as needed to show an element between header and action bar. Does nothing for an element that is gone. */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
}
