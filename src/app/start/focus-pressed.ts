/** Safari does not. A dialog returns the focus to the button that opened it. */
export function focusPressedButtons(): void {
  const focus = ({ target, detail }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    // `detail` is 0 for clicks by keys and scripts, which leave the focus.
    if (button && detail > 0 && button !== document.activeElement) button.focus({ preventScroll: true });
  };
  window.addEventListener('click', focus, { capture: true });
}
