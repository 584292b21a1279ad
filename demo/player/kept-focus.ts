import type { AppWindow } from '../../tests/library/in-process/app-page';

/**
 * While a scenario plays, keyboard users stay on the player's controls; the app gets focus events as if it had the focus. Must run before
 * the app starts.
 */
export function keepFocusOutside(page: AppWindow, frame: HTMLIFrameElement): void {
  const outer = frame.ownerDocument;
  const focus = methodOf(page.HTMLElement.prototype, 'focus');
  const blur = methodOf(page.HTMLElement.prototype, 'blur');
  const showModal = methodOf(page.HTMLDialogElement.prototype, 'showModal');
  const close = methodOf(page.HTMLDialogElement.prototype, 'close');
  let outside: Element | null = null;
  let inside: HTMLElement | undefined;
  /** The app must not see the events of this move. */
  let isReturning = false;
  /** The app must not get the focus events a second time. */
  let isRepeated = false;
  const openers = new WeakMap<HTMLDialogElement, HTMLElement | undefined>();

  const remember = () => {
    if (outer.activeElement !== frame) outside = outer.activeElement;
  };
  const giveBack = () => {
    if (outer.activeElement !== frame) return;
    isReturning = true;
    if (outside instanceof HTMLElement && outside.isConnected && outside !== outer.body)
      outside.focus({ preventScroll: true });
    else frame.blur();
    isReturning = false;
  };
  const leave = (next: Element | null) => {
    const left = inside;
    inside = undefined;
    if (!left?.isConnected) return;
    left.dispatchEvent(new page.FocusEvent('blur', { relatedTarget: next, composed: true }));
    left.dispatchEvent(new page.FocusEvent('focusout', { relatedTarget: next, bubbles: true, composed: true }));
  };

  page.addEventListener(
    'focus',
    (event) => {
      const { target, isTrusted } = event;
      if (!isTrusted || !(target instanceof page.HTMLElement)) return;
      queueMicrotask(giveBack);
      isRepeated = target === inside;
      if (isRepeated) return event.stopImmediatePropagation();
      leave(target);
      inside = target;
    },
    true,
  );
  page.addEventListener('focusin', (event) => event.isTrusted && isRepeated && event.stopImmediatePropagation(), true);
  for (const name of ['blur', 'focusout'] as const) {
    page.addEventListener(
      name,
      (event) => {
        if (!event.isTrusted) return;
        if (isReturning) event.stopImmediatePropagation();
        else if (event.target === inside) inside = undefined;
      },
      true,
    );
  }
  Object.defineProperty(page.document, 'activeElement', {
    get: () => (inside?.isConnected ? inside : page.document.body),
  });
  Object.assign(page.HTMLElement.prototype, {
    focus(this: HTMLElement, options?: FocusOptions) {
      remember();
      focus.call(this, options);
    },
    blur(this: HTMLElement) {
      blur.call(this);
      if (this === inside) leave(null);
    },
  });
  // The browser would focus an element outside the frame; the app expects the focus on what opened the dialog.
  Object.assign(page.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      remember();
      openers.set(this, inside);
      showModal.call(this);
    },
    close(this: HTMLDialogElement, value?: string) {
      close.call(this, value);
      openers.get(this)?.focus({ preventScroll: true });
    },
  });
}

function methodOf(prototype: HTMLElement, name: string): (this: HTMLElement, ...values: unknown[]) => void {
  return Reflect.get(prototype, name) as () => void;
}
