/** In milliseconds. */
const FADE_DURATION = 180;

/** In pixels; a new page scrolls no farther. */
const LONGEST_WAY = 120;

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}

/** Decision R7. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** By wheel or finger. A press may scroll by itself, and what moves then would be under the pointer. */
export function onNextScroll(act: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['wheel', 'touchmove'])
    window.addEventListener(type, act, { signal: listening.signal, once: true, passive: true });
  return () => listening.abort();
}

/** To be called before the page's first paint, so that customers never see its footer first. What stands around the questions does not fade. */
export function scrollNewPageToTop(): void {
  const { innerHeight, scrollY } = window;
  const footerBelowWindow = document.querySelector('footer')!.getBoundingClientRect().top - innerHeight;
  window.scrollTo({ top: Math.min(scrollY, LONGEST_WAY, scrollY + footerBelowWindow), behavior: 'instant' });
  scrollToTop();
  const changed = document.querySelector('[data-fades]') ?? document.querySelector('main')!;
  // Test environments have no animations.
  if (!prefersReducedMotion()) (changed as Partial<Element>).animate?.call(changed, { opacity: [0, 1] }, FADE_DURATION);
}
