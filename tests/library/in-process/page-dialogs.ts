import { Event, HTMLDialogElement, type Element } from 'happy-dom';

// happy-dom's methods do not return the focus when a dialog closes, and fire 'close' too early.
const openers = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function () {
  openers.set(this, this.ownerDocument.activeElement);
  this.setAttribute('open', '');
};

HTMLDialogElement.prototype.close = function () {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  (openers.get(this) as { focus?(): void } | undefined)?.focus?.();
  setImmediate(() => this.dispatchEvent(new Event('close')));
};
