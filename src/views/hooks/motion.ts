/** How long a page or a dialog takes to appear or to leave, in milliseconds. */
const FADE_DURATION = 180;

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Fades an element in or out, unless the customer prefers reduced motion. Returns the animation, if there is one. */
export function fade(element: Element, direction: 'in' | 'out'): Animation | undefined {
  if (prefersReducedMotion()) return undefined;
  // Test environments have no animations.
  return (element as Partial<Element>).animate?.call(element, { opacity: direction === 'in' ? [0, 1] : [1, 0] }, FADE_DURATION);
}

/** Leaves a fading copy of a dialog that closes, so that it leaves as it came. The copy can be neither reached nor read out. */
export function leaveFadingCopy(dialog: HTMLDialogElement): void {
  const { left, top, width, height } = dialog.getBoundingClientRect();
  const copy = dialog.cloneNode(true) as HTMLDialogElement;
  const leaving = fade(copy, 'out');
  if (!leaving) return;
  Object.assign(copy, { inert: true, ariaHidden: 'true' });
  copy.removeAttribute('open');
  // Its shadow stands for the backdrop, which only a modal dialog has.
  copy.style.cssText = `display: ${getComputedStyle(dialog).display}; position: fixed; inset: ${top}px auto auto ${left}px; width: ${width}px; height: ${height}px; margin: 0; z-index: 30; animation: none; box-shadow: 0 0 0 100vmax rgb(20 32 28 / 55%)`;
  document.body.append(copy);
  leaving.onfinish = () => copy.remove();
}
