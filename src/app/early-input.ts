/** Records input on the prerendered page until the app takes over. */
export function captureEarlyInput(root: HTMLElement) {
  const chosen = new Set<string>();
  const chosenOptions = () => root.querySelectorAll<HTMLInputElement>('input:checked');
  const capture = (option: HTMLInputElement) => {
    // A Set keeps its order, in which choices are repeated. A radio chosen again moves to the end, so that the last choice wins.
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
    /** Unchecks what the customer has checked, so that the page is again as the build drew it. `repeat` checks it again. */
    undo: () => {
      for (const option of chosenOptions()) {
        chosen.add(option.id);
        option.checked = false;
      }
    },
    /** Stops recording, and repeats the input on the app's page. */
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
