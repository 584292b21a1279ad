// This function also runs inside a browser's page, so it stands for itself.

/** At its end, as an on-screen keyboard does: its key has no name, and input events follow. '' deletes a character. */
export function insertByInputEvents(field: HTMLInputElement, text: string): void {
  const { KeyboardEvent, InputEvent } = field.ownerDocument.defaultView!;
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  const options = { bubbles: true, cancelable: true, inputType, data: text || null };
  field.focus();
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Unidentified', keyCode: 229, bubbles: true, cancelable: true }),
  );
  const isAllowed = field.dispatchEvent(new InputEvent('beforeinput', options));
  if (!isAllowed || (text === '' && field.value === '')) return;
  // With the field's own setter, which React replaces, React would notice no change.
  Reflect.set(
    Object.getPrototypeOf(field) as object,
    'value',
    text === '' ? field.value.slice(0, -1) : field.value + text,
    field,
  );
  field.dispatchEvent(new InputEvent('input', { ...options, cancelable: false }));
}
