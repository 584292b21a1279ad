/** Records input on the prerendered page. Returns a function that stops recording and repeats the input on the app's page. */
export function captureEarlyInput(root: HTMLElement): () => void {
  const chosen = new Set<string>();
  const capture = (option: HTMLInputElement) => {
    // A Set keeps its order, in which choices are repeated. A radio chosen again moves to the end, so that the last choice wins.
    chosen.delete(option.id);
    if (option.checked) chosen.add(option.id);
  };
  root.querySelectorAll<HTMLInputElement>('input:checked').forEach(capture);
  let focused = document.activeElement?.id;
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && capture(target), { signal });
  root.addEventListener('focusin', () => (focused = document.activeElement?.id), { signal });
  return () => {
    listening.abort();
    // The script in index.html stores the id of a pressed menu button.
    const { pressed } = root.dataset;
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    for (const id of chosen) document.getElementById(id)?.click();
    const opener = document.getElementById(pressed ?? '');
    opener?.focus({ preventScroll: true });
    opener?.click();
    if ('submitted' in document.documentElement.dataset) root.querySelector('form')?.requestSubmit();
  };
}
