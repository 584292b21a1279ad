/** The longest time between the two taps of a double tap, in milliseconds. Mice count their clicks themselves. */
const DOUBLE_TAP_TIME = 300;
/** The longest way between them, in CSS pixels. */
const DOUBLE_TAP_DISTANCE = 24;
/** The longest time from a gesture's first press to its last, in milliseconds. A later press is a new one. */
const GESTURE_TIME = 500;

/**
 * Drops the second click or tap of a double one where the first has opened another page or dialog: it was not meant for that. A
 * key that is held down presses once.
 */
export function ignoreSecondClicks(): void {
  let firstTap = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  let isSecondTap = false;
  let firstPress = { time: Number.NEGATIVE_INFINITY, view: '' };
  let isStray = false;
  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { capture: true });
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  listen('pointerdown', ({ pointerType, timeStamp, clientX, clientY }) => {
    const isNear = Math.hypot(clientX - firstTap.x, clientY - firstTap.y) < DOUBLE_TAP_DISTANCE;
    isSecondTap = pointerType === 'touch' && isNear && timeStamp - firstTap.time < DOUBLE_TAP_TIME;
    if (pointerType === 'touch') firstTap = { time: timeStamp, x: clientX, y: clientY };
  });
  // Before the click, as the focus moves with the press.
  listen('mousedown', (event) => {
    const view = currentView();
    const isSecond = (isSecondTap || event.detail > 1) && event.timeStamp - firstPress.time < GESTURE_TIME;
    if (!isSecond) firstPress = { time: event.timeStamp, view };
    isStray = view !== firstPress.view;
    if (isStray) drop(event);
  });
  listen('click', (event) => {
    // A click of a key or of assistive technology has no pointer and no count.
    if (isStray && event.detail > 0) drop(event);
  });
  listen('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat) drop(event);
  });
}

/** The page and its open dialogs: what a press can be meant for. */
function currentView(): string {
  return `${window.location.pathname} ${document.querySelectorAll('dialog[open]').length}`;
}
