/** The longest time between the two taps of a double tap, in milliseconds. The browser itself counts the clicks of a mouse. */
const DOUBLE_TAP_TIME = 300;
/** The longest distance between the two taps of a double tap, in CSS pixels. */
const DOUBLE_TAP_DISTANCE = 24;
/** The longest time from the first press of a double or triple click to its last, in milliseconds. */
const GESTURE_TIME = 500;

/** Ignores a double click's second press if the first changed the page or the open dialogs. Ignores the repeats of a held Enter key. */
export function ignoreAccidentalPresses(): void {
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
  // Drops the mousedown too, not only the click, because the browser moves the focus at mousedown.
  listen('mousedown', (event) => {
    const view = currentView();
    const isSecond = (isSecondTap || event.detail > 1) && event.timeStamp - firstPress.time < GESTURE_TIME;
    if (!isSecond) firstPress = { time: event.timeStamp, view };
    isStray = view !== firstPress.view;
    if (isStray) drop(event);
  });
  listen('click', (event) => {
    // `detail` is 0 for clicks by keyboard or assistive technology, which always pass.
    if (isStray && event.detail > 0) drop(event);
  });
  listen('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat) drop(event);
  });
}

/** The path and the number of open dialogs, as a text. If the text changes between two presses, the app ignores the second press. */
function currentView(): string {
  return `${window.location.pathname} ${document.querySelectorAll('dialog[open]').length}`;
}
