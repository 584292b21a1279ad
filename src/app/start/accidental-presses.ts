/** In CSS pixels. The browser itself counts the clicks of a mouse. */
const DOUBLE_TAP_DISTANCE = 24;
/** In milliseconds. */
const GESTURE_TIME = 500;

/** Ignores a double click's second press if the first changed the page or the open dialogs, and the repeats of a held Enter key. */
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
    isSecondTap = pointerType === 'touch' && isNear && timeStamp - firstTap.time < GESTURE_TIME;
    if (pointerType === 'touch') firstTap = { time: timeStamp, x: clientX, y: clientY };
  });
  // The browser moves the focus at mousedown.
  listen('mousedown', (event) => {
    const view = currentView();
    const isSecond = (isSecondTap || event.detail > 1) && event.timeStamp - firstPress.time < GESTURE_TIME;
    if (!isSecond) firstPress = { time: event.timeStamp, view };
    isStray = view !== firstPress.view;
    if (isStray) drop(event);
  });
  listen('click', (event) => {
    // `detail` is 0 for clicks by keyboard or assistive technology.
    if (isStray && event.detail > 0) drop(event);
  });
  listen('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat) drop(event);
  });
}

function currentView(): string {
  return `${window.location.pathname} ${document.querySelectorAll('dialog[open]').length}`;
}
