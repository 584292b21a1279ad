/** The customer's input on a prerendered page before its code came. */
export interface EarlyInput {
  /** Does the same on the page that replaces it. */
  repeat(): void;
}

/** Captures the input so far, and all further input until it is repeated. */
export function captureEarlyInput(root: HTMLElement): EarlyInput {
  const chosen = new Set<string>();
  const capture = (option: HTMLInputElement) => {
    // The last chosen radio of a group wins: a repeated choice moves to the end.
    chosen.delete(option.id);
    if (option.checked) chosen.add(option.id);
  };
  root.querySelectorAll<HTMLInputElement>('input:checked').forEach(capture);
  let focused = document.activeElement?.id;
  const listen = ({ target }: Event) => target instanceof HTMLInputElement && capture(target);
  const follow = () => (focused = document.activeElement?.id);
  root.addEventListener('change', listen);
  root.addEventListener('focusin', follow);
  return {
    repeat: () => {
      root.removeEventListener('change', listen);
      root.removeEventListener('focusin', follow);
      // The script in index.html noted the pressed menu.
      const { pressed } = root.dataset;
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
      for (const id of chosen) document.getElementById(id)?.click();
      const opener = document.getElementById(pressed ?? '');
      opener?.focus({ preventScroll: true });
      opener?.click();
      if ('submitted' in document.documentElement.dataset) root.querySelector('form')?.requestSubmit();
    },
  };
}
