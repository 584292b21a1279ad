import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { PickedFile } from './driver';

export class DomDriver {
  private readonly user: UserEvent;

  constructor(private readonly document: Document) {
    // 0 skips the check of `pointer-events`: happy-dom has no style sheets of the app.
    this.user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });
  }

  press(element: Element): Promise<void> {
    return this.user.click(element);
  }

  /** One input event, like autofill: React would render after each single letter. */
  write(field: HTMLInputElement, text: string): Promise<void> | void {
    field.focus();
    this.setValue(field, text);
    field.dispatchEvent(new this.window.InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }

  leave(field: HTMLElement): void {
    field.blur();
  }

  select(list: HTMLSelectElement, entry: string): Promise<void> | void {
    const option = [...list.options].find(({ text, value }) => value === entry || (entry !== '' && text === entry));
    if (!option) throw new Error(`'${entry}' is not in the list.`);
    list.focus();
    list.value = option.value;
    list.dispatchEvent(new this.window.Event('input', { bubbles: true }));
    list.dispatchEvent(new this.window.Event('change', { bubbles: true }));
  }

  async paste(field: HTMLInputElement, text: string): Promise<void> {
    field.focus();
    await this.user.paste(text);
  }

  upload(field: HTMLInputElement, { name, mimeType, content }: PickedFile): void {
    const file = new File([new Uint8Array(content)], name, { type: mimeType });
    Object.defineProperty(field, 'files', { configurable: true, value: Object.assign([file], { item: () => file }) });
    field.dispatchEvent(new this.window.Event('change', { bubbles: true }));
  }

  /** Named as in KeyboardEvent.key. 'Escape' cancels the topmost dialog, as in a browser. */
  async pressKey(key: string, element?: HTMLElement): Promise<void> {
    element?.focus();
    await this.user.keyboard(key === ' ' || key === 'Space' ? ' ' : `{${key}}`);
    if (key !== 'Escape') return;
    const dialog = [...this.document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    dialog?.dispatchEvent(new this.window.Event('cancel', { cancelable: true }));
  }

  private get window(): Window & typeof globalThis {
    return this.document.defaultView!;
  }

  /** By the prototype's setter: with the field's own, which React replaces, React would notice no change. */
  private setValue(field: HTMLInputElement, text: string): void {
    Reflect.set(this.window.HTMLInputElement.prototype, 'value', text, field);
  }
}
