/**
 * Captures the customer's input on a prerendered page, so far and from now on. The function that it answers ends this, and repeats the
 * input on the page that replaces it.
 */
export function captureEarlyInput(root: HTMLElement): () => void {
  const chosen = new Set<string>();
  const capture = (option: HTMLInputElement) => {
    // The last chosen radio of a group wins: a repeated choice moves to the end.
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
    // The script in index.html noted the pressed menu.
    const { pressed } = root.dataset;
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    for (const id of chosen) document.getElementById(id)?.click();
    const opener = document.getElementById(pressed ?? '');
    opener?.focus({ preventScroll: true });
    opener?.click();
    if ('submitted' in document.documentElement.dataset) root.querySelector('form')?.requestSubmit();
  };
}
