/** The app's element in place of a prerendered one: that with the same id, else the first of its kind with the same text. */
function sameElementIn({ id, localName, textContent }: Element, root: HTMLElement): HTMLElement | undefined {
  const isSame = (each: HTMLElement) => (id ? each.id === id : each.textContent === textContent);
  return [...root.querySelectorAll<HTMLElement>(localName)].find(isSame);
}

/** Records choices and focus on a prerendered page. `repeat` makes them again once the app is drawn. */
export function captureEarlyInput(root: HTMLElement) {
  const chosen = new Set<HTMLInputElement>();
  const capture = (option: HTMLInputElement) => {
    // `repeat` clicks in the order of this Set. A radio button chosen again moves to the end, so that its group's last choice wins.
    chosen.delete(option);
    if (option.checked) chosen.add(option);
  };
  root.querySelectorAll<HTMLInputElement>('input:checked').forEach(capture);
  let focused = document.activeElement;
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && capture(target), { signal });
  root.addEventListener('focusin', () => (focused = document.activeElement), { signal });
  return {
    /** Stops recording, and repeats the recorded input in the app. */
    repeat: () => {
      listening.abort();
      // The script in index.html stores the id of a pressed menu button.
      const { pressed } = root.dataset;
      if (focused && !focused.isConnected) sameElementIn(focused, root)?.focus({ preventScroll: true });
      // An option that React has kept is still checked, and only a click that changes it counts.
      for (const option of chosen) option.checked = false;
      for (const { id } of chosen) root.querySelector<HTMLInputElement>(`#${id}:not(:checked)`)?.click();
      const opener = document.getElementById(pressed ?? '');
      opener?.focus({ preventScroll: true });
      opener?.click();
      if ('submitted' in document.documentElement.dataset) root.querySelector('form')?.requestSubmit();
    },
  };
}
