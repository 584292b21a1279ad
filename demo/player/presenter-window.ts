const PAGE =
  '<!doctype html><html lang="en-IN"><head><meta name="viewport" content="width=device-width"><title>Presenter view</title></head><body></body></html>';

/**
 * Opens a second window for the presenter, with this page's styles. What this page renders into it shares its state, without any messages.
 * Returns undefined if the browser refuses. The window closes with this page.
 */
export function openPresenterWindow(onClosed: () => void): Window | undefined {
  const opened = window.open('', '_blank', 'popup,width=480,height=720');
  if (!opened) return undefined;
  const page = opened.document.open();
  page.write(PAGE);
  page.close();
  const sheet = page.createElement('style');
  // Copies the rules instead of linking the files, which the new window could not fetch without a network.
  sheet.textContent = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');
  page.head.append(sheet);
  opened.addEventListener('pagehide', onClosed);
  window.addEventListener('pagehide', () => {
    opened.removeEventListener('pagehide', onClosed);
    opened.close();
  });
  return opened;
}
