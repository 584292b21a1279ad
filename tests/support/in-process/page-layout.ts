import { Element, HTMLElement, HTMLInputElement } from 'happy-dom';

// Nothing is laid out here, so each element has a small box on a large screen. Without one suggestions hide, as if out of view.
const BOX = { width: 100, height: 20 };
const SCREEN = { width: 1280, height: 900 };

Element.prototype.getBoundingClientRect = function () {
  return new this.ownerDocument.defaultView!.DOMRect(0, 0, BOX.width, BOX.height);
};
Object.defineProperties(HTMLElement.prototype, { clientWidth: { get: () => SCREEN.width }, clientHeight: { get: () => SCREEN.height } });

// The label around a field is found from the field. happy-dom searches the whole page for another one, for each field.
const searchedLabels = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'labels')!;
Object.defineProperty(HTMLInputElement.prototype, 'labels', {
  get(this: HTMLInputElement) {
    const label = this.closest('label');
    return label ? [label] : searchedLabels.get!.call(this);
  },
});

/** An `IntersectionObserver` of a page without layout: all that is observed is in view. */
export class AllInView {
  private isOn = true;

  constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}

  observe(): void {
    queueMicrotask(() => this.isOn && this.tell([{ isIntersecting: true }]));
  }

  disconnect(): void {
    this.isOn = false;
  }
}

/**
 * The `getComputedStyle` of a page without style sheets: what an element carries itself. happy-dom's own takes half of the time
 * of a test.
 */
export function styleWithoutSheets(document: Document): (element: globalThis.Element) => CSSStyleDeclaration {
  const hidden = document.createElement('div');
  hidden.style.display = 'none';
  return (element) => (isHidden(element as globalThis.HTMLElement) ? hidden : (element as globalThis.HTMLElement)).style;
}

function isHidden(element: globalThis.HTMLElement): boolean {
  const { localName } = element;
  return Boolean(element.hidden) || localName === 'style' || localName === 'script' || (localName === 'dialog' && !element.hasAttribute('open'));
}
