function sameElementIn({ id, localName, textContent }: Element, root: HTMLElement): HTMLElement | undefined {
  const isSame = (each: HTMLElement) => (id ? each.id === id : each.textContent === textContent);
  return [...root.querySelectorAll<HTMLElement>(localName)].find(isSame);
}

export function captureEarlyInput(root: HTMLElement) {
  const options = [...root.querySelectorAll('input')];
  let focused = document.activeElement;
  const listening = new AbortController();
  root.addEventListener('focusin', () => (focused = document.activeElement), { signal: listening.signal });
  return {
    repeat: () => {
      listening.abort();
      const { pressed } = root.dataset;
      if (focused && !focused.isConnected) sameElementIn(focused, root)?.focus({ preventScroll: true });
      // A press while React takes over changes the option, but does not reach the app. So the options' state counts.
      const chosen = options.filter(({ checked }) => checked);
      // An option that React has kept is checked, and only a click that changes it counts.
      for (const option of chosen) option.checked = false;
      for (const { id } of chosen) root.querySelector<HTMLInputElement>(`#${id}:not(:checked)`)?.click();
      const opener = document.getElementById(pressed ?? '');
      opener?.focus({ preventScroll: true });
      opener?.click();
      if (pressed === 'submit') root.querySelector('form')?.requestSubmit();
    },
  };
}
