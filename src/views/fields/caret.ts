import { plainText } from '../../domain/input/plain-text';

/** Keeps the caret in its place if the field's text is rewritten after an entry. Browsers put it at the end of a text that a script writes. */
export function keepCaret(field: HTMLInputElement): void {
  const { value: entered, selectionEnd } = field;
  // React writes the text that was kept before it returns to the browser.
  queueMicrotask(() => {
    if (field.value === entered || document.activeElement !== field) return;
    const caret = caretInKept(field.value, entered, selectionEnd ?? entered.length);
    field.setSelectionRange(caret, caret);
  });
}

/** Where the caret stands in the text that was kept: before what stood behind it, or, if that was cut off, behind what is left of the text before it. */
export function caretInKept(kept: string, entered: string, caret: number): number {
  const behind = entered.slice(caret);
  if (kept.endsWith(behind)) return kept.length - behind.length;
  let place = 0;
  for (const character of plainText(entered.slice(0, caret))) if (character === kept[place]) place += 1;
  return place;
}
