/** Gives a pressed button the focus, which Safari does not: a dialog that the button opens then gives the focus back to it. */
export function focusPressedButtons(): void {
  const focus = ({ target, detail }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    // Keys and scripts press without moving the focus.
    if (button && detail > 0 && button !== document.activeElement) button.focus({ preventScroll: true });
  };
  window.addEventListener('click', focus, { capture: true });
}
