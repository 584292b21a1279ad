/** What was done on a page that was drawn ahead, before its code came. */
export interface EarlyInput {
  /** Does the same on the page that has taken its place. */
  repeat(): void;
}

/** Takes in what was done up to now, and what is done from now on until it is repeated. */
export function captureEarlyInput(place: HTMLElement): EarlyInput {
  const chosen = new Set<string>();
  const takeIn = (option: HTMLInputElement) => {
    // Of several radios of a group the last one was meant: one that is chosen again goes to the end.
    chosen.delete(option.id);
    if (option.checked) chosen.add(option.id);
  };
  place.querySelectorAll<HTMLInputElement>('input:checked').forEach(takeIn);
  let focused = document.activeElement?.id;
  const listen = ({ target }: Event) => target instanceof HTMLInputElement && takeIn(target);
  const follow = () => (focused = document.activeElement?.id);
  place.addEventListener('change', listen);
  place.addEventListener('focusin', follow);
  return {
    repeat: () => {
      place.removeEventListener('change', listen);
      place.removeEventListener('focusin', follow);
      // What else was pressed the page itself has noted, for there was no script to hear of it (`index.html`).
      const { pressed } = place.dataset;
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
      for (const id of chosen) document.getElementById(id)?.click();
      const opener = document.getElementById(pressed ?? '');
      opener?.focus({ preventScroll: true });
      opener?.click();
      if ('submitted' in document.documentElement.dataset) place.querySelector('form')?.requestSubmit();
    },
  };
}
