type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Makes React notice what a password manager or the browser wrote into a form without an event (decision A14): when the form is sent, and
 * at each press, key and change of focus, because the page may then draw its fields anew. A second call does nothing.
 */
export function syncAutofilledFields(): void {
  for (const name of ['submit', 'pointerdown', 'click', 'keydown', 'focusout'])
    window.addEventListener(name, notice, { capture: true });
  for (const capture of [true, false]) window.addEventListener('input', watchEntry, { capture });
}

/** Whether React handles an entry. If it moves the focus meanwhile, the field still has a text that React knows but has not drawn yet. */
let isEntering = false;

/** The window gets an entry's event first while it is captured, before React does, and last while it bubbles. */
function watchEntry({ eventPhase }: Event): void {
  isEntering = eventPhase === Event.CAPTURING_PHASE;
}

/** What was found at a press on a button. React gets it after the click: an earlier drawing could move the button, and the click would miss it. */
const waiting = new Map<Control, () => void>();
let isPressing = false;

function notice({ type, target }: Event): void {
  if (isEntering) return;
  const isOnButton = target instanceof Element && target.closest('button') !== null;
  // A click on a choice is React's alone.
  if (type === 'click' && !isOnButton) return;
  isPressing = (type === 'pointerdown' && isOnButton) || (type === 'focusout' && isPressing);
  for (const control of document.querySelectorAll<Control>('#root form :is(input, select)')) {
    const tellReact = !waiting.has(control) && autofilledEntryIn(control);
    if (tellReact) waiting.set(control, tellReact);
  }
  if (isPressing) return;
  const found = [...waiting.values()];
  waiting.clear();
  for (const tellReact of found) tellReact();
}

/** Returns a function that brings the state of a control to React; undefined if React knows the state. */
function autofilledEntryIn(control: Control): (() => void) | undefined {
  const { type, value } = control;
  if (!('checked' in control)) {
    const choose = () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return value === control.dataset.value ? undefined : choose;
  }
  const { checked, defaultValue } = control;
  if (type === 'radio' || type === 'checkbox') {
    const toggle = () => {
      control.checked = !checked;
      control.click();
    };
    const isKnown = checked === Boolean(control.closest('[data-chosen]')) || (type === 'radio' && !checked);
    return isKnown ? undefined : toggle;
  }
  const write = () => {
    // React replaces a field's own setter to learn its value, and drops the event of a value that it has learnt.
    control.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // React writes the value that it knows into the attribute too.
  return type === 'file' || value === defaultValue ? undefined : write;
}
