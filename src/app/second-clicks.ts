/** In milliseconds: a second tap of a finger in the same place belongs to the first when it comes so soon. Mice have their own count. */
const TAPS_APART = 300;
/** In milliseconds from a first press: a later one is meant, also by somebody who keeps on tapping. */
const GESTURE_ENDS_AFTER = 500;
/** In CSS pixels. */
const TAPS_ASIDE = 24;

/**
 * Takes no second click of a double click, or second tap of a double tap, for a press on the page or dialog that the first one led to:
 * that was not there yet when the gesture began. A key that is held down presses once.
 */
export function ignoreSecondClicks(): void {
  let firstTap = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  let isSecondTap = false;
  let atFirst = { time: Number.NEGATIVE_INFINITY, place: '' };
  let isStray = false;
  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { capture: true });
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  listen('pointerdown', ({ pointerType, timeStamp, clientX, clientY }) => {
    const isNear = Math.hypot(clientX - firstTap.x, clientY - firstTap.y) < TAPS_ASIDE;
    isSecondTap = pointerType === 'touch' && isNear && timeStamp - firstTap.time < TAPS_APART;
    if (pointerType === 'touch') firstTap = { time: timeStamp, x: clientX, y: clientY };
  });
  // The focus moves with the press, before the click.
  listen('mousedown', (event) => {
    const place = presentPlace();
    const isSecond = (isSecondTap || event.detail > 1) && event.timeStamp - atFirst.time < GESTURE_ENDS_AFTER;
    if (!isSecond) atFirst = { time: event.timeStamp, place };
    isStray = place !== atFirst.place;
    if (isStray) drop(event);
  });
  listen('click', (event) => {
    // A press of a key, or of assistive technology, has no pointer behind it.
    if (isStray && event.detail > 0) drop(event);
  });
  listen('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat) drop(event);
  });
}

/** The page, and the dialog over it: what a press can be meant for. */
function presentPlace(): string {
  return `${window.location.pathname} ${document.querySelectorAll('dialog[open]').length}`;
}
