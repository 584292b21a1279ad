import { fade, prefersReducedMotion } from './motion';

/** The longest way, in pixels, that a new page scrolls to its top. */
const LONGEST_WAY = 120;

/** Smooth, or at once if the customer prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}

/** Scrolls the page to its top (decision R7). */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Scrolls a new page to its top, and fades it in. To be called before its first paint, so that customers never see its footer first. */
export function scrollNewPageToTop(): void {
  const { innerHeight, scrollY } = window;
  const footerBelowWindow = document.querySelector('footer')!.getBoundingClientRect().top - innerHeight;
  window.scrollTo({ top: Math.min(scrollY, LONGEST_WAY, scrollY + footerBelowWindow), behavior: 'instant' });
  scrollToTop();
  fade(document.querySelector('main')!, 'in');
}
