/** Scrolls as little as needed to show an element between header and action bar: smoothly, or at once if the customer prefers reduced motion. */
export function bringIntoView(element: Element): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}
