/** Records choices and focus on a prerendered page. `undo` takes the choices back before hydration, `repeat` makes them again after it. */
export function captureEarlyInput(root: HTMLElement) {
  const chosen = new Set<string>();
  const chosenOptions = () => root.querySelectorAll<HTMLInputElement>('input:checked');
  const capture = (option: HTMLInputElement) => {
    // `repeat` clicks in the order of this Set. A radio button chosen again moves to the end, so that its group's last choice wins.
    chosen.delete(option.id);
    if (option.checked) chosen.add(option.id);
  };
  chosenOptions().forEach(capture);
  let focused = document.activeElement;
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && capture(target), { signal });
  root.addEventListener('focusin', () => (focused = document.activeElement), { signal });
  return {
    /** Unchecks all options that the customer has checked, so that React finds the page as prerendered. `repeat` checks them again. */
    undo: () => {
      for (const option of chosenOptions()) {
        chosen.add(option.id);
        option.checked = false;
      }
    },
    /** Stops recording, and repeats the recorded input on the hydrated page. */
    repeat: () => {
      listening.abort();
      // The script in index.html stores the id of a pressed menu button.
      const { pressed } = root.dataset;
      if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
      for (const id of chosen) root.querySelector<HTMLInputElement>(`#${id}:not(:checked)`)?.click();
      const opener = document.getElementById(pressed ?? '');
      opener?.focus({ preventScroll: true });
      opener?.click();
      if ('submitted' in document.documentElement.dataset) root.querySelector('form')?.requestSubmit();
    },
  };
}
