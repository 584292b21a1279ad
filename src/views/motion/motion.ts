/** How long a page or a dialog takes to appear or to leave, in milliseconds. */
const FADE_DURATION = 180;

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Fades an element in or out, unless the customer prefers reduced motion. Returns the animation, if there is one. */
export function fade(element: Element, direction: 'in' | 'out'): Animation | undefined {
  if (prefersReducedMotion()) return undefined;
  // Test environments have no animations.
  return (element as Partial<Element>).animate?.call(
    element,
    { opacity: direction === 'in' ? [0, 1] : [1, 0] },
    FADE_DURATION,
  );
}
