/**
 * Gives a button the focus when it is pressed, as most browsers do by themselves. Safari does not, and what the button opens would give
 * the focus back to the main part.
 */
export function focusPressedButtons(): void {
  const focus = ({ target, detail }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    // A key, or code, presses a button without going there.
    if (button && detail > 0 && button !== document.activeElement) button.focus({ preventScroll: true });
  };
  window.addEventListener('click', focus, { capture: true });
}
