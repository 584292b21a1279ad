const STYLE =
  'position: fixed; z-index: 2147483647; pointer-events: none; border: 3px solid #ffb000; border-radius: 10px; box-shadow: 0 0 0 3px #1b1b1b;';
const GAP_IN_PIXELS = 4;

let ring: HTMLElement | undefined;

export function pointAt(element: Element | undefined): void {
  ring?.remove();
  ring = undefined;
  if (!element) return;
  const seen = seenPartOf(element);
  seen.scrollIntoView({ block: 'center' });
  // It scrolls the elements around the frame too.
  for (
    let around = element.ownerDocument.defaultView?.frameElement?.parentElement;
    around;
    around = around.parentElement
  )
    around.scrollTop = 0;
  const { left, top, width, height } = seen.getBoundingClientRect();
  ring = element.ownerDocument.createElement('div');
  ring.ariaHidden = 'true';
  ring.dataset.playerRing = '';
  ring.style.cssText = `${STYLE} left: ${left - GAP_IN_PIXELS}px; top: ${top - GAP_IN_PIXELS}px; width: ${width + 2 * GAP_IN_PIXELS}px; height: ${height + 2 * GAP_IN_PIXELS}px; box-sizing: border-box;`;
  (element.closest('dialog') ?? element.ownerDocument.body).append(ring);
}

function seenPartOf(element: Element): Element {
  return (element.matches('[type="radio"], [type="checkbox"]') && element.closest('label')) || element;
}
