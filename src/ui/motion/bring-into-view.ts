import { scrollBehavior } from './scroll-to-top';

export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
}
