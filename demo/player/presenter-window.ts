const PAGE =
  '<!doctype html><html lang="en-IN"><head><meta name="viewport" content="width=device-width"><title>Presenter view</title></head><body></body></html>';

/** Runs in the window, because it outlives a reload of the page that opened it. */
const CLOSES_WITH_OPENER = `setInterval(() => {
  try {
    if (opener.location.search.includes('presenter')) return;
  } catch {}
  close();
}, 1000)`;

export function openPresenterWindow(onClosed: () => void): Window | undefined {
  const opened = window.open('', 'presenter', 'popup,width=480,height=720');
  if (!opened) return undefined;
  const page = opened.document.open();
  page.write(PAGE);
  page.close();
  const sheet = page.createElement('style');
  // Not linked files: without a network the window could not fetch them.
  sheet.textContent = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');
  page.head.append(sheet, Object.assign(page.createElement('script'), { textContent: CLOSES_WITH_OPENER }));
  opened.addEventListener('pagehide', onClosed);
  window.addEventListener('pageshow', () => opened.closed && onClosed());
  return opened;
}
