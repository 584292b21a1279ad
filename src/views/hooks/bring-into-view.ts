/** Scrolls as little as needed to show an element between header and action bar: smoothly, or at once if the customer prefers reduced motion. Does nothing for an element that is gone. */
export function bringIntoView(element: Element | null): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}
