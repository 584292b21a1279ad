import type { MouseEvent } from 'react';

/** Handles a click on a link in place of the browser. With Ctrl, Cmd or Shift, the browser opens the link in a new tab or window, as usual. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
