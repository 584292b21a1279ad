/** What was done on a page that was drawn ahead, before its code came. */
export interface EarlyTaps {
  /** Does the same on the page that has taken its place. */
  repeat(): void;
}

/** Takes in what was done up to now, and what is done from now on until it is repeated. */
export function earlyTapsOn(place: HTMLElement): EarlyTaps {
  const chosen = new Set<string>();
  const takeIn = (option: HTMLInputElement) => void (option.checked ? chosen.add(option.id) : chosen.delete(option.id));
  place.querySelectorAll<HTMLInputElement>('input:checked').forEach(takeIn);
  const listen = ({ target }: Event) => target instanceof HTMLInputElement && takeIn(target);
  place.addEventListener('change', listen);
  return {
    repeat: () => {
      place.removeEventListener('change', listen);
      // Of several radios of a group the last one was meant: their order is that in which they were taken in.
      for (const id of chosen) document.getElementById(id)?.click();
      // The page itself holds submits back, and tells of them (`index.html`).
      if ('submitted' in document.documentElement.dataset) place.querySelector('form')?.requestSubmit();
    },
  };
}
