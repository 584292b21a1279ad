import { plainText } from '../../domain/text';

/** Browsers put the caret at the end of a text that a script writes. */
export function keepCaret(field: HTMLInputElement): void {
  const { value: entered, selectionEnd } = field;
  // React writes the kept text before it returns to the browser.
  queueMicrotask(() => {
    if (field.value === entered || document.activeElement !== field) return;
    const caret = caretInKept(field.value, entered, selectionEnd ?? entered.length);
    field.setSelectionRange(caret, caret);
  });
}

/** Before what stood behind it, or, if that was cut off, behind what is left of the text before it. */
export function caretInKept(kept: string, entered: string, caret: number): number {
  const behind = entered.slice(caret);
  if (kept.endsWith(behind)) return kept.length - behind.length;
  let place = 0;
  for (const character of plainText(entered.slice(0, caret))) if (character === kept[place]) place += 1;
  return place;
}
