/** How long what is new on a page takes to appear, in milliseconds. */
const FADE_DURATION = 180;

/** The longest way, in pixels, that a new page scrolls to its top. */
const LONGEST_WAY = 120;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Smooth, or at once if the customer prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}

/** Scrolls the page to its top (decision R7). */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/**
 * Scrolls a new page to its top, and fades in what is new on it: not what stands around the questions. To be called before its first paint, so
 * that customers never see its footer first.
 */
export function scrollNewPageToTop(): void {
  const { innerHeight, scrollY } = window;
  const footerBelowWindow = document.querySelector('footer')!.getBoundingClientRect().top - innerHeight;
  window.scrollTo({ top: Math.min(scrollY, LONGEST_WAY, scrollY + footerBelowWindow), behavior: 'instant' });
  scrollToTop();
  const changed = document.querySelector('[data-fades]') ?? document.querySelector('main')!;
  // Test environments have no animations.
  if (!prefersReducedMotion()) (changed as Partial<Element>).animate?.call(changed, { opacity: [0, 1] }, FADE_DURATION);
}
