import { Element, HTMLElement, HTMLInputElement } from 'happy-dom';

// happy-dom has no layout. Without a box of its field, the list of suggestions would hide.
const BOX = { width: 100, height: 20 };
const SCREEN = { width: 1280, height: 900 };

Element.prototype.getBoundingClientRect = function () {
  return new this.ownerDocument.defaultView!.DOMRect(0, 0, BOX.width, BOX.height);
};
Object.defineProperties(HTMLElement.prototype, {
  clientWidth: { get: () => SCREEN.width },
  clientHeight: { get: () => SCREEN.height },
});

// happy-dom searches the whole page for a field's labels, which is slow.
const searchedLabels = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'labels')!;
Object.defineProperty(HTMLInputElement.prototype, 'labels', {
  get(this: HTMLInputElement) {
    const label = this.closest('label');
    return label ? [label] : searchedLabels.get!.call(this);
  },
});

/**
 * The element's own style, `display: none` for a hidden one, or `display: inline` for a name in a sentence, around which an accessible
 * name gets no spaces. happy-dom's version would take half the time of a test.
 */
export function styleWithoutSheets(document: Document): (element: globalThis.Element) => CSSStyleDeclaration {
  const hidden = document.createElement('div');
  hidden.style.display = 'none';
  const inline = document.createElement('bdi');
  inline.style.display = 'inline';
  return (element) => {
    if (element.localName === 'bdi') return inline.style;
    return (isHidden(element as globalThis.HTMLElement) ? hidden : (element as globalThis.HTMLElement)).style;
  };
}

function isHidden(element: globalThis.HTMLElement): boolean {
  const { localName } = element;
  return (
    Boolean(element.hidden) ||
    localName === 'style' ||
    localName === 'script' ||
    (localName === 'dialog' && !element.hasAttribute('open'))
  );
}
